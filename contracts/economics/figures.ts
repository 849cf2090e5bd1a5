import { bestLateStake, worstPools } from './attack';
import {
  breakEvenChance,
  chanceOfKeepingDirection,
  expectedGain,
  secondsFor,
  selectiveGain,
} from './odds';
import { bonusOf, burnedOf, houseAtEvenOdds, houseChange } from './payouts';

const round = 300;
const ion = 10n ** 18n;
const limits = { least: 30_000n * ion, most: 3_000_000n * ion };

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, i) => (i === 0 ? ':--' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const whole = (amount: number): string => Math.round(amount).toLocaleString('en-US');
const tokens = (amount: bigint): string => whole(Number(amount) / 1e18);
const percent = (share: number, digits = 1): string => {
  const text = (share * 100).toFixed(digits);
  return `${/^-0\.?0*$/.test(text) ? text.slice(1) : text} %`;
};

const examples = (): string =>
  table(
    ['UP / DOWN pool', 'wins', 'bonus on a stake', 'paid out', 'burned', 'house'],
    (
      [
        [100_000n, 0n],
        [0n, 100_000n],
        [100_000n, 100_000n],
        [100_000n, 50_000n],
        [50_000n, 100_000n],
        [1_000_000n, 102_000n],
        [1_000_000n, 30_000n],
        [30_000n, 3_000_000n],
      ] as const
    ).map(([winning, losing]) => {
      const [w, l] = [winning * ion, losing * ion];
      const bonus = w === 0n ? 0n : bonusOf(w, w, l);
      return [
        `${tokens(w)} / ${tokens(l)}`,
        'UP',
        w === 0n ? '–' : percent(Number(bonus) / Number(w)),
        tokens(w + bonus),
        tokens(burnedOf(w, l)),
        tokens(houseChange(w, l)),
      ];
    }),
  );

const bothSides = (): string => {
  const large = 3_000_000n * ion;
  const perMille = [1000n, 999n, 750n, 500n, 250n, 150n, 111n, 105n, 100n, 75n, 50n, 25n, 10n];
  return table(
    ['small pool', 'house if the large wins', 'if the small wins', 'on average', 'without the cap'],
    perMille.map((share) => {
      const small = (large * share) / 1000n;
      return [
        `${tokens(small)} (${percent(Number(share) / 1000)})`,
        tokens(houseChange(large, small)),
        tokens(houseChange(small, large)),
        tokens(houseAtEvenOdds(large, small) / 2n),
        tokens(houseAtEvenOdds(large, small, { capped: false }) / 2n),
      ];
    }),
  );
};

const attack = (): string => {
  const large = 3_000_000n * ion;
  return table(
    ['search over all pairs of pools', 'worst ratio found', 'house, of the large pool'],
    [true, false].map((capped) => {
      const worst = worstPools(large, { capped });
      return [
        capped ? 'the rules as they are' : 'without the cap on the bonus',
        percent(Number(worst.down) / Number(worst.up), 4),
        percent(worst.houseShare, 4),
      ];
    }),
  );
};

const lateBetting = (): string =>
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

const breakEven = (): string =>
  table(
    ['bonus', 'pays from a chance of', 'which betting on the move gives with a lock shorter than'],
    [0.1, 0.475, 0.8, 0.95].map((bonus) => {
      const chance = breakEvenChance(bonus);
      return [percent(bonus), percent(chance), `${Math.ceil(round - secondsFor(chance, round))} s`];
    }),
  );

const oldPrices = (): string =>
  table(
    ['age of the answer at the start', 'wins', 'alone in the round (bonus 80 %)'],
    [2, 5, 10, 15, 30, 60, 120].map((age) => {
      const chance = chanceOfKeepingDirection(age, round + age);
      return [`${age} s`, percent(chance), percent(expectedGain(chance, 0.8))];
    }),
  );

const seeds = (): string =>
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

/** Every table of docs/economics.md, by the name of its place there. */
export const figures = (): Record<string, string> => ({
  examples: examples(),
  'both-sides': bothSides(),
  attack: attack(),
  'late-betting': lateBetting(),
  'break-even': breakEven(),
  'old-prices': oldPrices(),
  seeds: seeds(),
});
