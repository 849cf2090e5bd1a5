import {
  breakEvenChance,
  chanceOfKeepingDirection,
  expectedGain,
  secondsFor,
  selectiveGain,
} from './odds';
import { gauss, generator } from './random';

test('nothing known is a toss of a coin, everything known is certain', () => {
  expect(chanceOfKeepingDirection(0, 300)).toBe(0.5);
  expect(chanceOfKeepingDirection(300, 300)).toBe(1);
});

test.each([10, 100, 150, 295])('after %i seconds the chance is that of simulated walks', (seen) => {
  const random = generator(seen);
  const walks = 50_000;
  let kept = 0;
  for (let i = 0; i < walks; i += 1) {
    const move = gauss(random) * Math.sqrt(seen);
    const end = move + gauss(random) * Math.sqrt(300 - seen);
    if (move > 0 === end > 0) kept += 1;
  }
  expect(kept / walks).toBeCloseTo(chanceOfKeepingDirection(seen, 300), 2);
});

test('the seconds for a chance are those that give it', () => {
  expect(chanceOfKeepingDirection(secondsFor(0.8, 300), 300)).toBeCloseTo(0.8, 10);
});

test('at the break-even chance a bet gains nothing', () => {
  expect(expectedGain(breakEvenChance(0.8), 0.8)).toBeCloseTo(0, 12);
});

test('betting only when it pays gains at least as much as always betting', () => {
  for (const seen of [30, 150, 240, 295]) {
    const always = expectedGain(chanceOfKeepingDirection(seen, 300), 0.8);
    expect(selectiveGain(seen, 300, 0.8)).toBeGreaterThanOrEqual(Math.max(0, always) - 1e-6);
  }
});
