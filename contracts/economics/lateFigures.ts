import { bestLateStake } from './attack';
import {
  breakEvenChance,
  chanceOfKeepingDirection,
  expectedGain,
  secondsFor,
  selectiveGain,
} from './odds';
import { burnedOf } from './payouts';
import { percent, table, tokens, whole } from './table';

const round = 300;
const ion = 10n ** 18n;
const limits = { least: 30_000n * ion, most: 3_000_000n * ion };

export const lateBetting = (): string =>
  table(
    [
      'predictionLock',
      'wins',
      'alone in the round (bonus 80 %)',
      'the same, only if it pays',
      'against equal stakes of others (80–95 %)',
      'at the least bonus (10 %)',
    ],
    [5, 15, 24, 30, 60, 90, 120, 150, 180, 240, 270, 290].map((lock) => {
      const seen = round - lock;
      const chance = chanceOfKeepingDirection(seen, round);
      return [
        `${lock} s`,
        percent(chance),
        percent(expectedGain(chance, 0.8)),
        percent(selectiveGain(seen, round, 0.8)),
        `${percent(expectedGain(chance, 0.8))} to ${percent(expectedGain(chance, 0.95))}`,
        percent(expectedGain(chance, 0.1)),
      ];
    }),
  );

export const breakEven = (): string =>
  table(
    ['bonus', 'pays from a chance of', 'which betting on the move gives with a lock shorter than'],
    [0.1, 0.475, 0.8, 0.95].map((bonus) => {
      const chance = breakEvenChance(bonus);
      return [percent(bonus), percent(chance), `${Math.ceil(round - secondsFor(chance, round))} s`];
    }),
  );

export const oldPrices = (): string =>
  table(
    ['age of the answer at the start', 'wins', 'alone in the round (bonus 80 %)'],
    [2, 5, 10, 15, 30, 60, 120, 600, 1_800, 3_900].map((age) => {
      const chance = chanceOfKeepingDirection(age, round + age);
      return [`${whole(age)} s`, percent(chance), percent(expectedGain(chance, 0.8))];
    }),
  );

export const seeds = (): string =>
  table(
    [
      'operator’s stake on each side',
      'costs him in an idle round',
      'lock',
      'best late stake of one address',
      'takes per round',
      'of its stake',
    ],
    [0n, 30_000n, 100_000n].flatMap((seed) =>
      [5, 30, 60, 120].map((lock) => {
        const pool = seed * ion;
        const chance = chanceOfKeepingDirection(round - lock, round);
        const best = bestLateStake(chance, { own: pool, other: pool }, limits);
        const gain = best.gain / 1e18;
        return [
          seed === 0n ? 'none' : tokens(pool),
          tokens(burnedOf(pool, pool)),
          `${lock} s`,
          gain > 0 ? tokens(best.stake) : 'none pays',
          gain > 0 ? whole(gain) : '0',
          gain > 0 ? percent(best.gain / Number(best.stake)) : '–',
        ];
      }),
    ),
  );
