import type { Mode } from './mode';

interface SharedModule {
  /** The package whose installed version is shared and required; a sub-path has no version of its own. */
  readonly package: string;
  /** The mode whose builds import the module; all builds by default. */
  readonly onlyIn?: Mode;
  /** Whether the host provides the module later, from a chunk, instead of in its main script. */
  readonly isLater?: boolean;
}

/**
 * Every module that exists once in the page, keyed by its import name. The host provides all of them; a remote bundles none.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  // Two copies of React would not see each other's hooks and contexts.
  react: { package: 'react' },
  // Portals and flushSync must come from the renderer that rendered the page.
  'react-dom': { package: 'react-dom' },
  // JSX compiles to this import. Federation matches names exactly, so an unlisted sub-path would be bundled again.
  'react/jsx-runtime': { package: 'react' },
  // The JSX import of development builds.
  'react/jsx-dev-runtime': { package: 'react', onlyIn: 'development' },
  // The contract between the front ends, and the only copy of Redux, RTK Query, React Router and styled-components. Apps
  // import these libraries only through it, so that the page loads the parts in use instead of four whole libraries. The
  // host's script holds the parts that the host uses; `provideShared` in host/src/federation provides the whole package.
  '@updown/shared': { package: '@updown/shared', isLater: true },
};

interface Build {
  readonly mode: Mode;
  readonly app: 'host' | 'remote';
  readonly versionOf: (name: string) => string;
}

interface SharedOptions {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly eager?: true;
  readonly import?: false;
}

/** The `shared` option of the federation plugin. */
export function sharedOptions({ mode, app, versionOf }: Build): Record<string, SharedOptions> {
  const used = Object.entries(sharedModules).filter(
    ([, { onlyIn = mode, isLater = false }]) => onlyIn === mode && !(app === 'host' && isLater),
  );
  return Object.fromEntries(
    used.map(([name, { package: owner }]) => {
      const version = versionOf(owner);
      const policy = {
        // With `singleton` alone, a remote that needs another version logs a warning and breaks while it renders. With
        // `strictVersion` too, it fails while it loads, with a clear error.
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
      } as const;
      return [name, app === 'host' ? { ...policy, eager: true } : { ...policy, import: false }];
    }),
  );
}
