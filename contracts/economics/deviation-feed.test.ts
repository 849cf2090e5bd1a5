import {
  advanceBy,
  awaitPost,
  chainlink,
  chanceOfUp,
  type FeedState,
  USUAL_VOLATILITY,
} from './deviation-feed';
import { generator } from './random';

function fresh(): FeedState {
  return { market: 1, answer: 1, age: 0 };
}

test('the feed posts the market price only after a move of half a percent', () => {
  const random = generator(1);
  for (let run = 0; run < 500; run += 1) {
    const state = fresh();
    const seconds = awaitPost(state, random);
    const moved = Math.abs(state.answer - 1);
    expect(state).toMatchObject({ answer: state.market, age: 0 });
    if (seconds < chainlink.heartbeat) expect(moved).toBeGreaterThanOrEqual(0.005);
    expect(moved).toBeLessThan(0.0055);
  }
});

test('in a calm market the feed posts at its heartbeat', () => {
  expect(awaitPost(fresh(), generator(1), 0.01)).toBe(3_600);
  const state = fresh();
  expect(advanceBy(state, 3_595, generator(1), 0.01)).toBe(0);
  expect(advanceBy(state, 5, generator(1), 0.01)).toBe(1);
});

test('the market moves by its volatility, without drift', () => {
  const random = generator(1);
  const runs = 20_000;
  let [sum, squares] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const state = fresh();
    advanceBy(state, 300, random);
    sum += state.market - 1;
    squares += (state.market - 1) ** 2;
  }
  const expected = USUAL_VOLATILITY * Math.sqrt(300 / (365 * 24 * 3_600));
  expect(Math.sqrt(squares / runs) / expected).toBeCloseTo(1, 1);
  expect(Math.abs(sum / runs)).toBeLessThan((4 * expected) / Math.sqrt(runs));
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
