import type { Mode } from './mode';

interface SharedModule {
  /** The package whose installed version is shared and required: a sub-path has no version of its own. */
  readonly package: string;
  /** The builds that import it; by default all of them. */
  readonly onlyIn?: Mode;
  /** Whether the host provides it at run time, by a chunk, instead of with its script. */
  readonly isLater?: boolean;
}

/**
 * Every module that exists once in the page, by the name that the code imports. The host provides all of them; a remote
 * bundles none of them.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  // Two copies of React do not see each other's hooks and contexts.
  react: { package: 'react' },
  // Portals and flushSync must belong to the renderer that drew the page.
  'react-dom': { package: 'react-dom' },
  // JSX compiles to this import. Federation shares by exact name, so an unlisted sub-path would be bundled again.
  'react/jsx-runtime': { package: 'react' },
  // The same import in development builds.
  'react/jsx-dev-runtime': { package: 'react', onlyIn: 'development' },
  // The contract between the front ends, and the one copy of Redux, RTK Query, React Router and styled-components. They
  // are imported only through it, so that the page loads the parts in use instead of four whole libraries. The host's
  // script has the parts that the host uses; `provideShared` of host/src/federation provides the whole.
  '@updown/shared': { package: '@updown/shared', isLater: true },
};

interface Build {
  readonly mode: Mode;
  readonly app: 'host' | 'remote';
  /** The installed version of a package. */
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
        // With `singleton` alone, a remote that needs another version gets a console warning and breaks while it
        // renders. With `strictVersion` too, it fails while it loads, with a clear error.
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
      } as const;
      return [name, app === 'host' ? { ...policy, eager: true } : { ...policy, import: false }];
    }),
  );
}
