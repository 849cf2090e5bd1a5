/** What the manifests of the repository say about a package of ours. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * What the package does not contain but finds beside it: React, which federation shares, and what types of a remote's code may
 * name. The other dependencies are bundled, reduced to what is in use.
 */
const PEERS = [
  '@reduxjs/toolkit',
  'react',
  'react-dom',
  'react-redux',
  'redux',
  'styled-components',
] as const;

/** What only `@updown/shared/testing` needs. */
const TEST_PEERS = ['@testing-library/react', 'msw'] as const;

export const external: readonly string[] = [...PEERS, ...TEST_PEERS];

/** The file of an entry, without its extension: `./testing` is `testing`. */
export function entryName(entry: string): string {
  return entry === '.' ? 'index' : entry.slice('./'.length);
}

function ranges(names: readonly string[], versions: Readonly<Record<string, string>>) {
  return names.map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`No manifest has a version of ${name}.`);
    return [name, `^${version}`] as const;
  });
}

/**
 * The manifest of the published package. The workspace's own exports TypeScript, and depends on the contracts; npm cannot
 * replace `exports` while it packs.
 */
export function packedManifest(shared: Manifest, testVersions: Readonly<Record<string, string>>) {
  const { name, version, description, exports, dependencies } = shared;
  const entries = Object.keys(exports).map((entry) => {
    const file = `./dist/${entryName(entry)}`;
    return [entry, { types: `${file}.d.ts`, default: `${file}.js` }] as const;
  });
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: ['dist'],
    peerDependencies: Object.fromEntries([
      ...ranges(PEERS, dependencies),
      ...ranges(TEST_PEERS, testVersions),
    ]),
    peerDependenciesMeta: Object.fromEntries(TEST_PEERS.map((peer) => [peer, { optional: true }])),
  };
}
