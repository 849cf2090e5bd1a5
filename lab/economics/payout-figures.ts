import { bonusOf, burnedOf, houseChange, uncappedBonusOf } from '@updown/protocol/payouts';
import { houseAtEvenOdds, worstPools } from '../farming/even-odds';
import { percent, table, tokens } from '../farming/table';
import { chanceOfKeepingDirection } from './odds';
import { bettorBreaksEvenAt, type Chance, houseBreaksEvenAt, meansOf } from './one-sided';

const ION = 10n ** 18n;
const LARGE = 3_000_000n * ION;

export function examples(): string {
  return table(
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
      const [w, l] = [winning * ION, losing * ION];
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
}

function fraction({ of, in: total }: Chance): string {
  let [divisor, rest] = [total, of];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return `${of / divisor}/${total / divisor}`;
}

export function oneSided(): string {
  const late = BigInt(Math.round(chanceOfKeepingDirection(295, 300) * 1000));
  const chances: Array<[string, Chance]> = [
    ['even odds', { of: 1n, in: 2n }],
    [`the house breaks even (${fraction(houseBreaksEvenAt)})`, houseBreaksEvenAt],
    [`the bettor breaks even (${fraction(bettorBreaksEvenAt)})`, bettorBreaksEvenAt],
    ['three in four', { of: 3n, in: 4n }],
    ['5 s before the end (below)', { of: late, in: 1000n }],
  ];
  return table(
    ['chance of a bettor alone', 'wins', 'gains', 'house', 'burned'],
    chances.map(([who, chance]) => {
      const { bettor, house, burned } = meansOf(chance);
      const share = percent(Number(chance.of) / Number(chance.in));
      return [who, share, percent(bettor), percent(house), percent(burned)];
    }),
  );
}

function uncapped(up: bigint, down: bigint): bigint {
  return houseAtEvenOdds(up, down, uncappedBonusOf);
}

export function bothSides(): string {
  const perMille = [1000n, 999n, 750n, 500n, 250n, 150n, 111n, 105n, 100n, 75n, 50n, 25n, 10n, 0n];
  return table(
    ['small pool', 'house if the large wins', 'if the small wins', 'on average', 'without the cap'],
    perMille.map((share) => {
      const small = (LARGE * share) / 1000n;
      return [
        `${tokens(small)} (${percent(Number(share) / 1000)})`,
        tokens(houseChange(LARGE, small)),
        tokens(houseChange(small, LARGE)),
        tokens(houseAtEvenOdds(LARGE, small) / 2n),
        tokens(uncapped(LARGE, small) / 2n),
      ];
    }),
  );
}

export function attack(): string {
  return table(
    [
      'search over all pairs of pools',
      'worst ratio found',
      'house, of the large pool',
      'in base units',
    ],
    [houseAtEvenOdds, uncapped].map((houseOf) => {
      const { down, house } = worstPools(LARGE, houseOf);
      return [
        houseOf === houseAtEvenOdds ? 'the actual rules' : 'without the cap on the bonus',
        percent(Number(down) / Number(LARGE), 4),
        percent(Number(house) / Number(2n * LARGE), 4),
        (house / 2n).toLocaleString('en-US'),
      ];
    }),
  );
}
