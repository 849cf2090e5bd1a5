import { awaitPost } from '../farming/deviation-feed';
import { generator } from '../farming/random';
import {
  chanceAtDistance,
  chanceOfUp,
  gainsOnDeviationFeed,
  waitsForAnswer,
} from './deviation-rounds';

test('a bettor wins half of the rounds if the market is at the answer', () => {
  expect(Math.abs(chanceAtDistance(0, 60) - 0.5)).toBeLessThan(0.015);
});

test('if the market is away from the answer, a lock reduces the gain only slightly', () => {
  const [short, long] = [chanceAtDistance(0.002, 5), chanceAtDistance(0.002, 240)];
  expect(short).toBeGreaterThan(0.67);
  expect(short - long).toBeLessThan(0.04);
});

test('a late bettor gains more with an older answer and less with a longer lock, but always gains', () => {
  const [young, old] = [10, 600].map((age) => gainsOnDeviationFeed(age, [240, 60, 5], 0.8));
  young!.forEach((gain, i) => expect(old![i]).toBeGreaterThan(gain));
  for (const gains of [young!, old!]) {
    expect(gains[0]).toBeGreaterThan(0.02);
    expect(gains[0]).toBeLessThan(gains[1]!);
    expect(gains[1]).toBeLessThan(gains[2]!);
  }
});

test('a late bettor does not gain at the minimum bonus', () => {
  for (const gain of gainsOnDeviationFeed(120, [240, 60, 5], 0.1)) expect(gain).toBeLessThan(0.005);
});

test('the first answer after the end comes within the heartbeat, and later in a calm market', () => {
  const [calm, wild] = [0.3, 1.2].map((volatility) => waitsForAnswer(volatility));
  expect(wild!.at(-1)).toBeLessThanOrEqual(3_600);
  expect(calm![10_000]).toBeGreaterThan(wild![10_000]!);
});

test.each([-0.004, -0.001, 0, 0.002])(
  'with the market %d from the answer, the next post is above it as often as computed',
  (distance) => {
    const random = generator(1);
    const runs = 5_000;
    let above = 0;
    for (let run = 0; run < runs; run += 1) {
      const state = { market: 1 + distance, answer: 1, age: 0 };
      awaitPost(state, random);
      if (state.answer > 1) above += 1;
    }
    const seen = chanceOfUp({ market: 1 + distance, answer: 1, age: 0 }, 1);
    expect(Math.abs(above / runs - seen)).toBeLessThan(0.025);
  },
);

test('after a post, both possible next posts are compared with the start price', () => {
  const state = { market: 1.006, answer: 1.006, age: 0 };
  expect(chanceOfUp(state, 1)).toBe(1); // 0.5 % below 1.006 is still above 1
  expect(chanceOfUp({ ...state, market: 1.004, answer: 1.004 }, 1)).toBeCloseTo(0.5);
});
