import { excess, type HostBudgets, type MeasuredFile } from '../../webpack/budgets';

// The limits of the composed first visit. Those of the host and of each remote alone are "budgets" in its package.json.

interface Budget {
  /** What it limits, and what a team does that is above it; parts of one sentence each. */
  readonly limits: string;
  readonly instead: string;
}

/** In KB: all that a visitor of the game loads until the panel works, host and remotes together. */
export const SCRIPTS = 196;

export const budgets = {
  // Each 20 KB are a tenth of a second on a slow phone. React's renderer is 54 of them, styled-components 10, the router 10
  // and Redux Toolkit with Immer 8. Each part that loads later costs a tenth for its hash.
  connect: {
    limits: 'The scripts that a page loads before Connect works,',
    instead: 'Load what the first screen does not show with `importWithTimeout`.',
  },
  // With the host's second part and the remotes of the first places, which come while its first script runs.
  scripts: {
    limits: 'The scripts that a visitor of the game loads until the panel is usable',
    instead: 'Load what the first screen does not show with `importWithTimeout`.',
  },
  // A new connection sends about 14 KB in its first round trip; the next ones delay the scripts.
  page: {
    limits: 'The HTML of a page, with its first paint,',
    instead: 'Draw less ahead: host/src/app/render-pages.tsx.',
  },
} as const satisfies Record<keyof HostBudgets | 'scripts', Budget>;

/** What no script of the first visit may contain, by the paths of the sources. */
const laterOnly: readonly { readonly name: string; readonly source: RegExp }[] = [
  // 24 KB that only a wallet needs. `loadEvm` of shared/src/evm loads it.
  { name: 'ethers', source: /node_modules\/ethers\// },
  { name: "the API's schemas", source: /node_modules\/typebox\// },
  { name: "the contracts' ABIs", source: /protocol\/generated\/abi/ },
  // What opens, or appears, only later.
  { name: 'the dialogs of Radix', source: /node_modules\/@radix-ui\// },
  { name: 'the sign-in', source: /host\/src\/session\/sign-in/ },
  {
    name: "a player's own predictions",
    source: /remote-game\/src\/predictions\/recent-predictions/,
  },
  { name: 'the event stream', source: /shared\/src\/api\/stream\/event-stream/ },
  { name: 'a write to the chain', source: /shared\/src\/transactions\/track-transaction/ },
  { name: 'the texts of errors', source: /protocol\/errors\/texts/ },
  { name: 'a parser of ICU', source: /node_modules\/@messageformat\// },
];

/** A file that the browser loads on the first visit. */
export interface FirstFile extends MeasuredFile {
  /** The paths of the sources that are in it. */
  readonly sources: readonly string[];
}

export interface FirstVisit {
  /** The HTML of the game and of the dashboard. */
  readonly pages: readonly MeasuredFile[];
  /** The scripts that run before Connect works: the first paint's and the host's. */
  readonly connect: readonly FirstFile[];
  /** The same with those of the remotes on the first screen, entries among them. */
  readonly scripts: readonly FirstFile[];
}

/** A sentence for each budget that the first visit is above. */
export function overBudget({ pages, connect, scripts }: FirstVisit, host: HostBudgets): string[] {
  const early = scripts.flatMap(({ name, sources }) =>
    laterOnly
      .filter(({ source }) => sources.some((path) => source.test(path)))
      .map(
        (part) =>
          `${name} contains ${part.name}, which a first visit does not need. Import it behind \`importWithTimeout\`.`,
      ),
  );
  return [
    ...pages.flatMap((page) => excess({ ...budgets.page, most: host.page }, [page])),
    ...excess({ ...budgets.connect, most: host.connect }, connect),
    ...excess({ ...budgets.scripts, most: SCRIPTS }, scripts),
    ...early,
  ];
}
