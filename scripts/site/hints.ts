import type { Release } from '@updown/shared/site';

export const PLAYER_PAGE = '/players/:address';

/** The remotes of each page, by the page's address; the one that a player waits for is first. */
const remotesOf: Record<string, readonly string[]> = {
  '/': ['game', 'chart'],
  '/dashboard': ['dashboard'],
  [PLAYER_PAGE]: ['game'],
};

/**
 * A script, or an answer of the API, that the page will request. If the hint differs from the request, the browser loads
 * it twice.
 */
export interface Hint {
  readonly href: string;
  /** Of a script; an answer has none. */
  readonly integrity?: string;
}

/** The reads with which each page begins and that need no other answer. */
const readsOf: Record<string, readonly string[]> = {
  '/': [
    '/api/config',
    '/api/contract/current-round-fast',
    '/api/price/current?asset=ethereum',
    '/api/deposit-limits',
    '/api/contract/players/history-fast',
  ],
  '/dashboard': [
    '/api/config',
    '/api/status',
    '/api/price/current?asset=ethereum',
    '/api/price/history?asset=ethereum&days=1&interval=1h',
    '/api/health',
  ],
  [PLAYER_PAGE]: ['/api/config'],
};

/** The modules that a page has for itself. All others of a remote are for its other pages. */
const ownModules: Record<string, readonly string[]> = { [PLAYER_PAGE]: ['PlayerRecord'] };
const modulesOfOthers = Object.values(ownModules).flat();

/** The modules that a page shows only later, such as after a scroll. */
const LATER: readonly string[] = ['RoundLineBar'];

function isOn(page: string, module: string): boolean {
  if (LATER.includes(module)) return false;
  const own = ownModules[page];
  return own === undefined ? !modulesOfOthers.includes(module) : own.includes(module);
}

/** The addresses of the pages. */
export const pageAddresses = Object.keys(remotesOf);

/** The deployed remotes that a page shows. Without remotes of its own, `/` leads to the dashboard. */
export function remotesOn(
  page: string,
  { remotes }: { readonly remotes: Readonly<Record<string, unknown>> },
): readonly string[] {
  const own = (remotesOf[page] ?? []).filter((name) => remotes[name]);
  return own.length > 0 || page !== '/' ? own : remotesOn('/dashboard', { remotes });
}

/** The first reads of a page; a site without the game has its dashboard at `/`. */
export function readsOn(
  page: string,
  { remotes }: { readonly remotes: Readonly<Record<string, unknown>> },
): readonly Hint[] {
  const address = page === '/' && !remotes['game'] ? '/dashboard' : page;
  return (readsOf[address] ?? []).map((href) => ({ href }));
}

/** The files that the host requests to show a remote on a page, in this order. */
export function hintsOf(page: string, { entry, integrity, modules }: Release): Hint[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const first = Object.entries(modules)
    .filter(([module]) => isOn(page, module))
    .flatMap(([, scripts]) => Object.entries(scripts));
  return [
    { href: entry, integrity },
    ...[...new Map(first)].map(([name, hash]) => ({ href: `${folder}${name}`, integrity: hash })),
  ];
}
