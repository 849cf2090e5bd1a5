import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import hostConfig from '../../../host/webpack.config';
import { folderOf, remoteNames } from '../../../scripts/build/front-ends';
import { root } from '../../../scripts/lib/root';
import { hintsOf, remotesOn } from '../../../scripts/site/hints';
import { packageIn } from '../../../webpack/packages';
import type { AppConfig } from '../../../webpack.common';

// The same sources as one ordinary bundle: the modules of the main page in it, other pages and the chart's library as
// chunks of their own. No descriptor, no federation runtime, no remote: the host renders the components directly.

interface Module {
  readonly name: string;
  readonly file: string;
  readonly isFirst: boolean;
}

const LOAD_REST = join(root, 'host', 'src', 'rest', 'load-rest.ts');

const all = Object.fromEntries(remoteNames.map((name) => [name, true]));
const firstRemotes = remotesOn('/', { remotes: all });

/** Whether the main page requests a module at once. */
function isFirst(remote: string, module: string): boolean {
  const release = { entry: '/entry.js', integrity: '', modules: { [module]: { 'module.js': '' } } };
  return firstRemotes.includes(remote) && hintsOf('/', release as never).length > 1;
}

function modulesOf(remote: string): Module[] {
  const folder = join(root, folderOf(remote));
  return Object.entries(packageIn(folder).exports ?? {}).map(([key, file]) => {
    const name = key.slice('./'.length);
    return { name, file: join(folder, file), isFirst: isFirst(remote, name) };
  });
}

/** Replaces the hook that loads a module of a remote. */
function useRemoteSource(): string {
  const modules = remoteNames.flatMap(modulesOf);
  const first = modules.filter((module) => module.isFirst);
  const later = modules.filter((module) => !module.isFirst);
  return [
    "import { createElement, lazy, Suspense, useEffect, useState } from 'react';",
    `import { readyRest } from ${JSON.stringify(LOAD_REST)};`,
    ...first.map(({ name, file }) => `import { ${name} } from ${JSON.stringify(file)};`),
    'const later = (load) => { const Page = lazy(load); return () => createElement(Suspense, null, createElement(Page)); };',
    `const components = { ${first.map(({ name }) => name).join(', ')} };`,
    ...later.map(
      ({ name, file }) =>
        `components.${name} = later(() => import(${JSON.stringify(file)}).then((module) => ({ default: module.${name} })));`,
    ),
    'const fail = () => undefined;',
    'let ready = false;',
    'void readyRest.then(() => void (ready = true));',
    'export function useRemote({ module }) {',
    '  const [isReady, setReady] = useState(ready);',
    '  useEffect(() => void readyRest.then(() => setReady(true)), []);',
    "  const loaded = { status: 'loaded', Component: components[module] };",
    "  return { state: isReady ? loaded : { status: 'pending' }, fail };",
    '}',
  ].join('\n');
}

/** Replaces the reading of the descriptor. */
function readSiteSource(): string {
  const remote = "{ version: '0', entry: '/entry.js', integrity: '', needs: {}, modules: {} }";
  const parts = remoteNames.map((name) => `${name}: { status: 'on', remote: ${remote} }`);
  return [
    `const site = { serial: 0, remotes: { ${parts.join(', ')} } };`,
    'export const readSite = async () => site;',
    'export const readServedSite = readSite;',
  ].join('\n');
}

/** The values that the remotes read from the environment of their builds. */
async function environments(): Promise<webpack.EnvironmentPlugin[]> {
  const files = remoteNames.map((remote) => join(root, folderOf(remote), 'webpack.config.ts'));
  const configs = await Promise.all(
    files.map((file) => import(file) as Promise<{ default: AppConfig }>),
  );
  return configs
    .flatMap((config) => config.default(undefined, { mode: 'production' }).plugins ?? [])
    .filter((plugin) => plugin instanceof webpack.EnvironmentPlugin);
}

async function configOf(folder: string): Promise<Configuration> {
  const config = hostConfig(undefined, { mode: 'production' });
  const sources = {
    'use-remote': useRemoteSource(),
    'read-site': readSiteSource(),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(join(folder, `${name}.js`), source);
  }
  const replace = (request: RegExp, name: keyof typeof sources) =>
    new webpack.NormalModuleReplacementPlugin(request, join(folder, `${name}.js`));
  return {
    ...config,
    output: { ...config.output, path: join(folder, 'dist') },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      ...(await environments()),
      replace(/\/use-remote$/, 'use-remote'),
      replace(/\/read-site$/, 'read-site'),
    ],
    resolve: { ...config.resolve, modules: [join(root, 'node_modules')] },
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        // The remotes' code is in the first script, and with it all of `shared`.
        {
          test: /[\\/]host[\\/]src[\\/]rest[\\/]load-rest\.ts$/,
          parser: { dynamicImportMode: 'eager' },
        },
      ],
    },
    cache: false,
    devtool: false,
  };
}

/** Builds it below the folder; resolves with the folder of its files. */
export async function buildSingleBundle(folder: string): Promise<string> {
  const compiler = webpack(await configOf(folder));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats === undefined) reject(error ?? new Error('No result of the build.'));
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  return join(folder, 'dist');
}
