// What the host has in the place of parts of the federation library that no page here uses: see leave-out.ts.

/** Snapshots come from manifests: here the site's descriptor says where an entry is. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
export const snapshotPlugin = () => ({ name: 'snapshot-plugin' });

/** The page has preload hints of its own. */
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });

/** The sentences of errors: their codes say the same, with the address that explains them. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

/** Levels and stack traces of the console. */
export const createLogger = (prefix) => ({
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
});
export const logger = undefined;
export const infrastructureLogger = undefined;
export const createInfrastructureLogger = undefined;
export const bindLoggerToCompiler = undefined;

/** Imports of another remote at build time. */
export const remotes = undefined;

/** Own copies of shared modules, to fall back to. */
export const getSharedFallbackGetter = undefined;
export const init = ({ webpackRequire: { federation } }) =>
  federation.runtime.init(federation.initOptions);
