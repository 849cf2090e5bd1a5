import { gameDefaults } from '@updown/contracts/deploy';
import { lateAlone } from '../farming/expectations';
import { percent, table, whole } from '../farming/table';
import { viewsOf } from '../farming/views';
import { chanceAtDistance, gainsOnDeviationFeed, waitsForAnswer } from './deviation-rounds';
import { feeds } from './feeds';
import { expectedGain } from './odds';

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

const LOCKS = [5, 60, 240];

/** The networks with the same rule share a row. */
function namesByRule(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, { rule }] of Object.entries(feeds)) {
    const key = JSON.stringify(rule);
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  return names;
}

/** The gain of a late bettor who is alone, on each feed, with the smallest exposure. */
export function feedRules(): string {
  const exposure = (gameDefaults.minimumDeposit * 80n) / 100n;
  return table(
    ['feed', 'posts at a move of', 'or after', ...LOCKS.map((lock) => `lock ${lock} s`)],
    [...namesByRule().values()].map((names) => {
      const { rule, priceAge } = feeds[names[0]!]!;
      const gains = LOCKS.map((lock) => {
        const terms = { ...gameDefaults, lock, exposure, priceAge, feed: rule };
        return whole(lateAlone(terms, viewsOf(rule, lock, priceAge)).gain / 1e18);
      });
      const moves =
        rule.kind === 'posting'
          ? ['–', '10 s']
          : [percent(rule.deviation, 2), `${whole(rule.heartbeat)} s`];
      return [names.join(', '), ...moves, ...gains];
    }),
  );
}
