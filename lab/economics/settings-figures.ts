import {
  type DeploymentSettings,
  gameDefaults,
  ion,
  localSettings,
} from '@updown/contracts/deploy';
import { burnedOf } from '@updown/protocol/payouts';
import { chainlinkDefaults, ownFeedDefaults } from '../default-settings';
import { assess } from '../farming/assess';
import { lateAgainst, lateAlone, type Terms } from '../farming/expectations';
import { normal } from '../farming/random';
import { percent, table, tokens, whole } from '../farming/table';
import { viewsOfStart, viewsOfWalk } from '../farming/views';

const ROUND = 300;

function termsWith(exposure: bigint, lock: number): Terms {
  return {
    ...gameDefaults,
    lock,
    exposure: ion(String(exposure)),
    priceAge: 0,
    feed: { kind: 'posting' },
  };
}

export function seeds(): string {
  return table(
    [
      'operator’s stake on each side',
      'cost in an idle round',
      'lock',
      'best late stake of one address, at most',
      'gain per round',
    ],
    [30_000n, 100_000n].flatMap((seed) =>
      [5, 30, 60, 120, 240].map((lock) => {
        const pool = ion(String(seed));
        const { maximumDeposit } = gameDefaults;
        const terms = termsWith(100_000_000n, lock);
        const { stake, gain } = lateAgainst(terms, viewsOfWalk(lock, 0), pool, maximumDeposit);
        return [
          tokens(pool),
          tokens(burnedOf(pool, pool)),
          `${lock} s`,
          whole(stake / 1e18),
          whole(gain / 1e18),
        ];
      }),
    ),
  );
}

export function exposures(): string {
  return table(
    [
      'maxRoundExposure',
      'stake on each side',
      'lock',
      'sum of all late stakes, at most',
      'gain per round',
      'house',
    ],
    [100_000_000n, 24_000_000n, 2_400_000n, 240_000n].flatMap((exposure) =>
      [0n, 30_000n].flatMap((seed) =>
        [5, 30, 60, 240].map((lock) => {
          const terms = termsWith(exposure, lock);
          const views = viewsOfWalk(lock, 0);
          const { stake, gain, house } =
            seed === 0n ? lateAlone(terms, views) : lateAgainst(terms, views, ion(String(seed)));
          return [
            `${tokens(terms.exposure)} ION`,
            seed === 0n ? 'none' : whole(Number(seed)),
            `${lock} s`,
            whole(stake / 1e18),
            whole(gain / 1e18),
            whole(house / 1e18),
          ];
        }),
      ),
    ),
  );
}

/**
 * The best result of a late bettor who is alone, at the smallest exposure with which a round can get its first stake.
 */
export function smallestExposure(): string {
  const { minimumDeposit, reserve } = gameDefaults;
  const exposure = (minimumDeposit * 80n) / 100n;
  return table(
    [
      'predictionLock',
      'time to bet',
      'gain per round, fresh start price',
      'start price 20 s old',
      'house',
      'a day of such rounds, of the reserve',
    ],
    [5, 30, 60, 120, 180, 240, 270, 285, 295, 299].map((lock) => {
      const terms = { ...termsWith(0n, lock), exposure };
      const [fresh, old] = [0, 20].map((age) => lateAlone(terms, viewsOfWalk(lock, age)));
      return [
        `${lock} s`,
        `${ROUND - lock} s`,
        whole(fresh!.gain / 1e18),
        whole(old!.gain / 1e18),
        whole(old!.house / 1e18),
        percent((-old!.house * 288) / Number(reserve), 2),
      ];
    }),
  );
}

function exposureOf(stakes: bigint): bigint {
  return (stakes * gameDefaults.minimumDeposit * 80n) / 100n;
}

/** The average number of seconds until a walk moves this far from an answer, if answers are `age` seconds apart. */
function waitFor(sigmas: number, age: number): number {
  // On each side, the chance of reaching the distance at any time is twice the chance of being beyond it at the end.
  return sigmas === 0 ? 0 : age / Math.min(1, 4 * (1 - normal(sigmas)));
}

function span(seconds: number): string {
  if (seconds < 60) return `${whole(seconds)} s`;
  return seconds < 3_600 ? `${whole(seconds / 60)} min` : `${whole(seconds / 3_600)} h`;
}

/** The gain of a player who waits for a market move before starting a round, with the defaults of a public network. */
export function starters(): string {
  const { predictionLock, maxRoundExposure } = ownFeedDefaults();
  const lock = Number(predictionLock);
  const terms = { ...termsWith(0n, lock), exposure: maxRoundExposure };
  const gain = (age: number, sigmas: number, from = lock) =>
    lateAlone(terms, viewsOfStart(from, age, sigmas)).gain / 1e18;
  return table(
    [
      'move before the start',
      'comes about every',
      'answer 10 s old: bets at once',
      'waits for the lock',
      'answer 20 s old: bets at once',
      'waits for the lock',
      'house',
      'a day of them, 10 s old',
    ],
    [0, 1, 2, 3, 4].map((sigmas) => [
      `${sigmas} σ`,
      span(waitFor(sigmas, 10)),
      ...[10, 20].flatMap((age) => [whole(gain(age, sigmas, ROUND)), whole(gain(age, sigmas))]),
      whole(lateAlone(terms, viewsOfStart(lock, 20, sigmas)).house / 1e18),
      whole((86_400 / (ROUND + waitFor(sigmas, 10))) * gain(10, sigmas)),
    ]),
  );
}

/** The cost and gain of filling a side for everyone in the transaction that starts the round. */
export function lockOut(): string {
  const { predictionLock, maximumPriceAge } = ownFeedDefaults();
  const lock = Number(predictionLock);
  return table(
    [
      'maxRoundExposure',
      'a side takes alone',
      'left after one smallest stake',
      'filling it costs at even odds',
      'brings after a move of 3 σ',
      'house, at worst',
    ],
    [1n, 2n, 4n, 10n].map((stakes) => {
      const exposure = exposureOf(stakes);
      const side = (exposure * 100n) / 80n;
      const terms = { ...termsWith(0n, lock), exposure };
      const age = Number(maximumPriceAge);
      const atOnce = lateAlone(terms, viewsOfStart(ROUND, age, 3));
      const { house } = lateAlone(terms, viewsOfStart(lock, age, 3));
      return [
        `${tokens(exposure)} ION`,
        tokens(side),
        tokens(side - gameDefaults.minimumDeposit),
        whole(Number(side) / 1e19),
        whole(atOnce.gain / 1e18),
        whole(house / 1e18),
      ];
    }),
  );
}

/** The output of the command for the defaults of a public network. */
export function assessment(): string {
  const { predictionLock, maxRoundExposure, maximumPriceAge } = ownFeedDefaults();
  const own = {
    ...termsWith(0n, Number(predictionLock)),
    exposure: maxRoundExposure,
    priceAge: Number(maximumPriceAge),
  };
  return assess(own, 0n).text;
}

const lines: Array<[string, (settings: DeploymentSettings) => string]> = [
  ['`predictionLock`', ({ predictionLock }) => `${predictionLock} s`],
  ['`maximumPriceAge`', ({ maximumPriceAge }) => `${maximumPriceAge} s`],
  ['reserve', ({ reserve }) => `${tokens(reserve)} ION`],
  ['`maxRoundExposure`', ({ maxRoundExposure }) => `${tokens(maxRoundExposure)} ION`],
  ['accepted loss of a round', ({ acceptedLoss }) => `${tokens(acceptedLoss)} ION`],
  ['`maximumDeposit`', ({ maximumDeposit }) => `${tokens(maximumDeposit)} ION`],
  ['`priceTolerance`', ({ priceTolerance }) => percent(Number(priceTolerance) / 10_000, 0)],
];

/** The defaults of a deployment. They are the same for all public networks. */
export function defaults(): string {
  return table(
    ['default', 'local', 'public network: own feed', 'Chainlink'],
    lines.map(([name, of]) => [
      name,
      ...[localSettings, ownFeedDefaults(), chainlinkDefaults()].map(of),
    ]),
  );
}
