import { gameDefaults, ion } from '@updown/contracts/deploy';
import { assess } from './assess';
import { bothSides, expectations, lateAgainst, lateAlone, type Terms } from './expectations';
import { type View, viewsOf, viewsOfStart, viewsOfWalk } from './views';

const terms: Terms = {
  ...gameDefaults,
  lock: 30,
  exposure: ion('2400000'),
  reserve: ion('100000000'),
  priceAge: 0,
  feed: { kind: 'posting' },
};

test('a late bettor who is alone stakes as much as the exposure covers, and the house pays', () => {
  const { stake, gain, house } = lateAlone(terms, viewsOfWalk(30, 0));
  expect(stake / 1e18).toBe(3_000_000);
  expect(gain).toBeGreaterThan(0);
  expect(house).toBeLessThan(-gain);
});

test('the reserve bounds late bettors if it is below the exposure', () => {
  const { stake } = lateAlone({ ...terms, reserve: ion('240000') }, viewsOfWalk(30, 0));
  expect(stake / 1e18).toBe(300_000);
});

test('a late bettor who bets only on large moves gains even at the minimum bonus', () => {
  const seed = terms.minimumDeposit;
  const gainAt = (lock: number) => lateAgainst(terms, viewsOfWalk(lock, 0), seed).gain / 1e18;
  expect(gainAt(30)).toBeGreaterThan(1_000_000);
  expect(gainAt(240)).toBeLessThan(20_000);
});

test('old start answers increase the gain of a late bettor', () => {
  const gains = [0, 20, 120].map((age) => lateAlone(terms, viewsOfWalk(240, age)).gain);
  expect(gains[1]).toBeGreaterThan(gains[0]!);
  expect(gains[2]).toBeGreaterThan(gains[1]!);
});

test('a bettor on both sides loses, and the house does not', () => {
  const { gain, house } = bothSides(terms);
  expect(gain).toBeLessThan(0);
  expect(house).toBeGreaterThanOrEqual(0);
});

test('an honest player who is alone loses a tenth of the stake, and the house gains', () => {
  const honest = expectations(terms).at(-1)!;
  expect(honest.gain / honest.stake).toBeCloseTo(-0.1);
  expect(honest.house / honest.stake).toBeCloseTo(0.075);
});

test('on a deviation feed the views come from simulated rounds and are the same each time', () => {
  const feed = { kind: 'deviation', deviation: 0.005, heartbeat: 3_600 } as const;
  const views = viewsOf(feed, 240, 120);
  const seen = views.reduce((sum, { believed, weight }) => sum + believed * weight, 0);
  const won = views.reduce((sum, { wins, weight }) => sum + wins * weight, 0);
  expect(Math.abs(seen - won)).toBeLessThan(0.03);
  expect(viewsOf(feed, 240, 120).slice(0, 50)).toEqual(views.slice(0, 50));
});

test('settings are rejected if the house loses more than the accepted loss', () => {
  expect(assess(terms, 0n).refusal).toMatch(
    /^Attackers can farm the house with these settings: the best attacker takes 1,8\d\d,\d{3} ION per round/,
  );
  expect(assess(terms, ion('1900000')).refusal).toBeUndefined();
});

test('settings pass if the exposure is too small for a one-sided stake and the lock is long', () => {
  const { refusal } = assess({ ...terms, lock: 295, exposure: ion('20000') }, 0n);
  expect(refusal).toBeUndefined();
});

test('the assessment has a line for each strategy, with its spread', () => {
  const { text } = assess(terms, 0n);
  expect(text.split('\n')).toHaveLength(9);
  expect(text).toContain('spread (1 σ)');
  expect(text).toContain('a bettor on both sides');
});

test('a summary names the loss to the best attacker as a share of the reserve', () => {
  const { text } = assess({ ...terms, lock: 240, exposure: ion('24000'), priceAge: 20 }, 0n);
  expect(text).toMatch(
    /The best attacker takes 12,\d{3} ION per round from the house on average: 0\.01\d\d % of the reserve, and 3\.\d{4} % in a day/,
  );
  const closed = { ...terms, lock: 295, exposure: ion('20000') };
  expect(assess(closed, 0n).text).toContain('No attacker takes anything');
});

test('with the smallest exposure of a first stake, a late bettor who is alone gains at every lock', () => {
  for (const lock of [5, 60, 240, 290, 299]) {
    const smallest = { ...terms, lock, exposure: ion('24000') };
    expect(lateAlone(smallest, viewsOfWalk(lock, 0)).gain).toBeGreaterThan(0);
    const smaller = { ...smallest, exposure: ion('24000') - 1n };
    expect(lateAlone(smaller, viewsOfWalk(lock, 0)).bets).toBe(0);
  }
});

test('whoever starts a round after a move of three σ gains more than a bettor who waits for a round', () => {
  const smallest = { ...terms, lock: 240, exposure: ion('24000'), priceAge: 20 };
  const gainOf = (views: View[]) => lateAlone(smallest, views).gain / 1e18;
  const waiting = gainOf(viewsOfStart(240, 20, 3));
  expect(gainOf(viewsOfWalk(240, 20))).toBeLessThan(7_000);
  expect(waiting).toBeGreaterThan(12_000);
  // A bet in the same transaction as the start forgoes what the next minute shows.
  expect(gainOf(viewsOfStart(300, 20, 3))).toBeLessThan(waiting);
  expect(gainOf(viewsOfStart(240, 20, 0))).toBeCloseTo(gainOf(viewsOfWalk(240, 0)), -2);
  const { refusal } = assess(smallest, ion('7000'));
  expect(refusal).toContain('can farm');
});
