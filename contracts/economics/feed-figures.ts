import { chanceAtDistance, gainsOnDeviationFeed, waitsForAnswer } from './deviation-rounds';
import { expectedGain } from './odds';
import { percent, table, whole } from './table';

export function distances(): string {
  const locks = [5, 60, 120, 240];
  return table(
    ['market beside the answer', 'wins', ...locks.map((lock) => `lock ${lock} s`), 'at 10 %, 5 s'],
    [0, 0.0005, 0.001, 0.002, 0.003, 0.004, 0.0045].map((distance) => {
      const chances = locks.map((lock) => chanceAtDistance(distance, lock));
      return [
        percent(distance, 2),
        percent(chances[0]!, 0),
        ...chances.map((chance) => percent(expectedGain(chance, 0.8), 0)),
        percent(expectedGain(chances[0]!, 0.1), 0),
      ];
    }),
  );
}

export function deviationRounds(): string {
  const locks = [290, 240, 120, 60, 5];
  return table(
    ['age of the answer at the start', ...locks.map((lock) => `lock ${lock} s`), 'at 10 %, 5 s'],
    [10, 120, 600, 1_800].map((age) => [
      `${whole(age)} s`,
      ...gainsOnDeviationFeed(age, locks, 0.8).map((gain) => percent(gain, 0)),
      ...gainsOnDeviationFeed(age, [5], 0.1).map((gain) => percent(gain, 0)),
    ]),
  );
}

export function waits(): string {
  return table(
    ['volatility of a year', 'half within', 'nine in ten within', 'all within'],
    [0.3, 0.6, 1.2].map((volatility) => {
      const seconds = waitsForAnswer(volatility);
      const minutes = (share: number): string =>
        `${Math.round(seconds[Math.ceil(share * seconds.length) - 1]! / 60)} min`;
      return [percent(volatility, 0), minutes(0.5), minutes(0.9), minutes(1)];
    }),
  );
}
