import { basename, join, relative } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { remoteNameOf } from './scripts/lib/remote-folders.mjs';
import { containerName } from './shared/src/site/container-name';
import { base, pagesConfig } from './webpack/base';
import { currentCommit } from './webpack/commit';
import { CompileHint } from './webpack/compile-hint';
import { earlyScriptElement, showPageElement } from './webpack/early-script';
import { fastRefresh } from './webpack/fast-refresh';
import type { Mode } from './webpack/mode';
import { needsOf } from './webpack/needs';
import { packageIn, versionOf } from './webpack/packages';
import { PublicFiles } from './webpack/public-files';
import { ReleaseFile } from './webpack/release-file';
import { RenderedPages } from './webpack/rendered-pages';
import { ScriptIntegrity } from './webpack/script-integrity';
import { sharedOptions } from './webpack/shared-modules';
import { StableBytes } from './webpack/stable-bytes';

// The federation policy of every front end: who brings what, and what no build may lose. webpack/shared-modules.ts lists the
// shared modules with their reasons, and webpack/base.ts has the compiler's settings.

const root = import.meta.dirname;

export type AppConfig = (env?: unknown, argv?: { mode?: Mode }) => Configuration;

const federation = {
  // The default strategy requests every remote's version at start, so one dead remote would leave the page blank.
  shareStrategy: 'loaded-first',
  // Types between teams are a package, `@updown/shared`; generating them at build costs seconds a remote.
  dts: false,
  // For tools: the page reads the site's descriptor, which is signed.
  manifest: { fileName: 'mf-manifest.json' },
} as const;

/** The plugins of every build: each is a file in `webpack`, for one reason. */
function everywhere(mode: Mode) {
  const released = [
    // Chromium compiles the first scripts while they arrive, beside the page.
    new CompileHint(),
    // A browser refuses a chunk in which one byte differs. In development, hot reload loads scripts that no build knows.
    new ScriptIntegrity(),
  ];
  // One commit gives the same bytes in every folder, so that anybody can check a release.
  return [new StableBytes(), ...(mode === 'production' ? released : fastRefresh(mode))];
}

/** A file of an app as a request that is the same in every checkout. */
function fromRoot(dir: string, file: string): string {
  return `./${relative(root, join(dir, file)).replaceAll('\\', '/')}`;
}

/** The shell: it brings every shared module and the remotes' runtime, and does not know any remote's address. */
export function hostConfig({ dir }: { dir: string }): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const config = base(dir, mode, '/');
    return {
      ...config,
      entry: { main: join(dir, 'src', 'main.ts') },
      output: { ...config.output, uniqueName: 'updown_host' },
      // Each part is one file: a library in a file of its own would cost a request more before the remotes.
      optimization: { ...config.optimization, splitChunks: false },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: 'updown_host',
          shared: sharedOptions({ mode, app: 'host', versionOf }),
          // A remote takes the runtime's core from the page.
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        new HtmlWebpackPlugin({
          template: join(dir, 'src', 'index.html'),
          // The template says where its scripts stand.
          inject: false,
          templateParameters: { earlyScriptElement, showPageElement },
          favicon: join(dir, 'src', 'favicon.svg'),
        }),
        new PublicFiles(join(dir, 'public')),
        ...(mode === 'production' ? [new RenderedPages(pagesConfig(dir))] : []),
        ...everywhere(mode),
      ],
    };
  };
}

/** A remote: no page and no copy of a shared module, only the `exports` of its package.json. */
export function remoteConfig({ dir }: { dir: string }): AppConfig {
  return (_env, { mode = 'production' } = {}) => {
    const config = base(dir, mode, 'auto');
    const name = remoteNameOf(basename(dir));
    const { version, exports: exposes = {}, firstPaint = [] } = packageIn(dir);
    // The parts of the first screen are one file: each file costs a request, and small ones compress worse.
    const chunkOf = (module: string) => (firstPaint.includes(module) ? 'first' : module);
    // With the version in both names, two versions live side by side. Without it, the old code silently stays.
    const container = containerName(name, version);
    const shared = sharedOptions({ mode, app: 'remote', versionOf });
    return {
      ...config,
      entry: {},
      output: { ...config.output, uniqueName: container },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: container,
          filename: mode === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
          library: { type: 'var', name: container },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([key, file]) => [
              key,
              { import: fromRoot(dir, file), name: chunkOf(basename(key)) },
            ]),
          ),
          shared,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        new ReleaseFile({ name, version, commit: currentCommit(dir), needs: needsOf(shared) }),
        ...everywhere(mode),
      ],
    };
  };
}
