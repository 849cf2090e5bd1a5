import { provide, sharedModule, shareScope, type Shared } from './share-scope';

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

/** Lets the modules of a build that stand for shared ones take the page's. */
function consume({ m, consumesLoadingData }: WebpackRequire, ids: readonly string[] = []): void {
  for (const id of ids) {
    const { shareKey } = consumesLoadingData.moduleIdToConsumeDataMapping[id]!;
    m[id] ??= (module) => {
      module.exports = sharedModule(shareKey);
    };
  }
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
    installInitialConsumes: ({ webpackRequire }: InBuild) =>
      consume(webpackRequire, webpackRequire.consumesLoadingData.initialConsumes),
    consumes: ({ webpackRequire, chunkId }: InBuild & { readonly chunkId: string }) =>
      consume(webpackRequire, webpackRequire.consumesLoadingData.chunkMapping?.[chunkId]),
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
