import { factoryOf, provide, shareScope, type Shared } from './share-scope';

// In the builds of host and remotes this module has the place of the federation library's runtime. The library finds
// remotes by manifests and negotiates versions; here the site's descriptor names each entry with its hash, and the host
// provides every shared module. What is left is the contract of a container: `init` and `get`.

/** What webpack and the federation plugin have in a build, as far as it is used here. */
interface WebpackRequire {
  /** The factories of the modules. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly federation: {
    readonly initOptions: { readonly shared?: Readonly<Record<string, readonly Shared[]>> };
  };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
    readonly initialConsumes?: readonly string[];
    readonly chunkMapping?: Readonly<Record<string, readonly string[]>>;
  };
}

interface InBuild {
  readonly webpackRequire: WebpackRequire;
}

/** Lets the modules of a build that stand for shared ones take the page's. Returns what is still to come. */
function consume({ m, consumesLoadingData }: WebpackRequire, ids: readonly string[] = []) {
  return ids.flatMap((id) => {
    const { shareKey } = consumesLoadingData.moduleIdToConsumeDataMapping[id]!;
    const install = (factory: () => unknown) => {
      m[id] = (module) => {
        module.exports = factory();
      };
    };
    const factory = m[id] === undefined ? factoryOf(shareKey) : undefined;
    if (typeof factory === 'function') install(factory);
    return factory instanceof Promise ? [factory.then(install)] : [];
  });
}

interface ChunkInBuild extends InBuild {
  readonly chunkId: string;
  /** The chunk waits for these. */
  readonly promises: Promise<unknown>[];
}

/** By the names under which the plugin's code calls them. */
const federation = {
  /** For the trial of a release, which loads a remote into a host. */
  shareScope,
  runtime: {},
  bundlerRuntime: {
    S: {},
    I: () => true,
    init: ({ webpackRequire }: InBuild) => {
      provide(webpackRequire.federation.initOptions.shared ?? {});
      return {};
    },
    installInitialConsumes: ({ webpackRequire }: InBuild) => {
      // The host's own are there.
      void Promise.all(consume(webpackRequire, webpackRequire.consumesLoadingData.initialConsumes));
    },
    consumes: ({ webpackRequire, chunkId, promises }: ChunkInBuild) => {
      const { chunkMapping } = webpackRequire.consumesLoadingData;
      promises.push(...consume(webpackRequire, chunkMapping?.[chunkId]));
    },
    // The scope of the page is the only one.
    initContainerEntry: () => undefined,
  },
};

export type PageFederation = typeof federation;

declare global {
  /** Remotes take the runtime from the page: see take-runtime.ts. */
  var __UPDOWN_FEDERATION__: (() => PageFederation) | undefined;
}

globalThis.__UPDOWN_FEDERATION__ = () => federation;

// The plugin's code takes the default export.
export default federation;
