import type { RemoteName } from '../build/front-ends';
import type { SiteDescriptor } from './descriptor';
import type { Hint } from './page';

/** What a remote's manifest says of its files, as far as it is asked here. */
export interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string } };
  readonly exposes: readonly {
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}

/** The remotes of each page that the site has an address for. */
const remotesOf: Record<string, readonly RemoteName[]> = {
  '/': ['chart', 'game'],
  '/dashboard': ['dashboard'],
};

/** The pages by their addresses. */
export const pageAddresses = Object.keys(remotesOf);

/** The remotes that a page shows; without those of its own, `/` leads to the dashboard. */
export function remotesOn(page: string, { remotes }: SiteDescriptor): readonly RemoteName[] {
  const own = (remotesOf[page] ?? []).filter((name) => remotes[name]);
  return own.length > 0 || page !== '/' ? own : remotesOn('/dashboard', { remotes });
}

/** What the host will ask for to show a remote, in this order. */
export function hintsOf(entry: string, { metaData, exposes }: Manifest): Hint[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const scripts = [
    `${metaData.remoteEntry.path}${metaData.remoteEntry.name}`,
    ...exposes.flatMap(({ assets }) => assets.js.sync),
  ];
  return [
    { href: entry, as: 'fetch' },
    ...[...new Set(scripts)].map((name) => ({ href: `${folder}${name}`, as: 'script' as const })),
  ];
}
