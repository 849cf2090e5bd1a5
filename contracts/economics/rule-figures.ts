import { gameDefaults } from '../deploy/settings';
import { lateAlone } from './expectations';
import { feeds } from './feeds';
import { percent, table, whole } from './table';
import { viewsOf } from './views';

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

/** What a late bettor who is alone gains on each feed, with the smallest exposure. */
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
