import { chanceOfKeepingDirection } from '../economics/odds';
import { keptDirections, mean } from './fit';
import { fitted } from './fitted';
import { marketWalk } from './walk';

const { volatility } = fitted;

test('a seed gives the same prices in any order of calls', () => {
  const [one, other] = [marketWalk(volatility, 3, 2_400), marketWalk(volatility, 3, 2_400)];
  const late = one.price(500);
  expect(other.deviation(430, 60)).toBe(one.deviation(430, 60));
  expect(other.price(100)).toBe(one.price(100));
  expect(other.price(500)).toBe(late);
  expect(marketWalk(volatility, 4, 2_400).price(500)).not.toBe(late);
});

test('the returns have the deviation that a bettor expects, in calm minutes and in wild ones', () => {
  const { price, deviation } = marketWalk(volatility, 9, 2_400);
  const spans = Array.from({ length: 6_000 }, (_, round) => {
    const from = round * 300 + 59;
    const expected = deviation(from, 244);
    return { expected, square: (Math.log(price(from + 244) / price(from)) / expected) ** 2 };
  }).toSorted((a, b) => a.expected - b.expected);
  const squares = spans.map(({ square }) => square);
  expect(mean(squares.slice(0, 3_000))).toBeCloseTo(1, 1);
  expect(mean(squares.slice(3_000))).toBeCloseTo(1, 1);
  expect(spans.at(-1)!.expected / spans[0]!.expected).toBeGreaterThan(5);
});

test('walk and record keep their direction as often as a random walk', () => {
  const { price } = marketWalk(volatility, 5, 2_400);
  const closes = Array.from({ length: 40_000 }, (_, minute) => price(minute * 60));
  for (const { seen, share } of [...keptDirections(closes), ...fitted.kept]) {
    const difference = share - chanceOfKeepingDirection(seen, 300);
    expect(Math.abs(difference)).toBeLessThan(0.02);
  }
});
