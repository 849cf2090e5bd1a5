import { marketWalk, SECOND_DEVIATION } from './walk';

test('a seed gives the same prices in any order of questions', () => {
  const [one, other] = [marketWalk(3, 2_400), marketWalk(3, 2_400)];
  const late = one(500);
  expect(other(100)).toBe(one(100));
  expect(other(500)).toBe(late);
  expect(marketWalk(4, 2_400)(500)).not.toBe(late);
});

test('the moves of five minutes have the deviation of the yearly volatility', () => {
  const price = marketWalk(9, 2_400);
  const squares = Array.from(
    { length: 4_000 },
    (_, round) => Math.log(price((round + 1) * 300) / price(round * 300)) ** 2,
  );
  const variance = squares.reduce((sum, square) => sum + square, 0) / squares.length;
  expect(Math.sqrt(variance) / (SECOND_DEVIATION * Math.sqrt(300))).toBeCloseTo(1, 1);
});
