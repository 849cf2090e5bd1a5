import type { Mode } from './mode';

interface SharedModule {
  /** The package whose installed version is required; a sub-path has no version of its own. */
  readonly package: string;
  /** The mode whose builds import the module; all builds by default. */
  readonly onlyIn?: Mode;
}

/**
 * Every module that exists once in the page, keyed by its import name. The host provides all of them
 * (host/src/federation/federation.ts); a remote bundles none.
 */
export const sharedModules = {
  // Two copies of React would not see each other's hooks and contexts.
  react: { package: 'react' },
  // Portals and flushSync must come from the renderer that rendered the page.
  'react-dom': { package: 'react-dom' },
  // JSX compiles to this import. Federation matches names exactly, so an unlisted sub-path would be bundled again.
  'react/jsx-runtime': { package: 'react' },
  // The JSX import of development builds.
  'react/jsx-dev-runtime': { package: 'react', onlyIn: 'development' },
  // The contract between the front ends, and the only copy of Redux, RTK Query, React Router and styled-components. Apps
  // import these libraries only through it, so that the page loads the parts in use instead of four whole libraries.
  '@updown/shared': { package: '@updown/shared' },
} as const satisfies Record<string, SharedModule>;

export type SharedName = keyof typeof sharedModules;

interface Build {
  readonly mode: Mode;
  readonly versionOf: (name: string) => string;
}

interface SharedOptions {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly import: false;
}

/** The `shared` option of a remote's federation plugin. */
export function sharedOptions({ mode, versionOf }: Build): Record<string, SharedOptions> {
  const modules: [string, SharedModule][] = Object.entries(sharedModules);
  return Object.fromEntries(
    modules
      .filter(([, { onlyIn = mode }]) => onlyIn === mode)
      .map(([name, { package: owner }]) => {
        const version = versionOf(owner);
        const requiredVersion = `^${version}`;
        // With `singleton` alone, a remote that needs another version logs a warning and breaks while it renders. With
        // `strictVersion` too, it fails while it loads, with a clear error.
        return [
          name,
          { singleton: true, strictVersion: true, version, requiredVersion, import: false },
        ];
      }),
  );
}
