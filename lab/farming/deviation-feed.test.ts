import {
  advanceBy,
  awaitPost,
  chainlink,
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
