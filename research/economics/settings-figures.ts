import {
  type DeploymentSettings,
  gameDefaults,
  ion,
  localSettings,
} from '@updown/contracts/deploy';
import { assess } from '@updown/contracts/farming/assess';
import { lateAgainst, lateAlone, type Terms } from '@updown/contracts/farming/expectations';
import { percent, table, tokens, whole } from '@updown/contracts/farming/table';
import { viewsOfWalk } from '@updown/contracts/farming/views';
import { burnedOf } from '@updown/contracts/payouts';
import { chainlinkDefaults, ownFeedDefaults } from '../default-settings';

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
 * The best that a late bettor who is alone can do at the smallest exposure with which a round can get its first stake.
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
