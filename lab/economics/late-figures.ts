import { percent, table, whole } from '../farming/table';
import { fitted } from '../market/fitted';
import {
  breakEvenChance,
  chanceOfKeepingDirection,
  expectedGain,
  secondsFor,
  selectiveGain,
} from './odds';

const ROUND = 300;

export function lateBetting(): string {
  return table(
    [
      'predictionLock',
      'wins',
      'alone in the round (bonus 80 %)',
      'the same, only if it pays',
      'against equal stakes of others (80–95 %)',
      'at the minimum bonus (10 %)',
      'the same, only if it pays',
    ],
    [5, 15, 24, 30, 60, 90, 120, 150, 180, 240, 270, 290].map((lock) => {
      const seen = ROUND - lock;
      const chance = chanceOfKeepingDirection(seen, ROUND);
      return [
        `${lock} s`,
        percent(chance),
        percent(expectedGain(chance, 0.8)),
        percent(selectiveGain(seen, ROUND, 0.8)),
        `${percent(expectedGain(chance, 0.8))} to ${percent(expectedGain(chance, 0.95))}`,
        percent(expectedGain(chance, 0.1)),
        percent(selectiveGain(seen, ROUND, 0.1)),
      ];
    }),
  );
}

export function recordedMoves(): string {
  return table(
    ['the bettor has seen', 'random walk', 'ETH in 2020', 'moves'],
    fitted.kept.map(({ seen, moves, share }) => [
      `${seen} s`,
      percent(chanceOfKeepingDirection(seen, ROUND)),
      percent(share),
      whole(moves),
    ]),
  );
}

export function breakEven(): string {
  return table(
    ['bonus', 'break-even chance', 'betting on the move pays with a lock below'],
    [0.1, 0.475, 0.8, 0.95].map((bonus) => {
      const chance = breakEvenChance(bonus);
      return [percent(bonus), percent(chance), `${Math.ceil(ROUND - secondsFor(chance, ROUND))} s`];
    }),
  );
}

export function oldPrices(): string {
  return table(
    ['age of the answer at the start', 'wins', 'alone in the round (bonus 80 %)'],
    [2, 5, 10, 15, 30, 60, 120, 600, 1_800, 3_900].map((age) => {
      const chance = chanceOfKeepingDirection(age, ROUND + age);
      return [`${whole(age)} s`, percent(chance), percent(expectedGain(chance, 0.8))];
    }),
  );
}
