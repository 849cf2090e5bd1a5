import { gameDefaults, ion } from '@updown/contracts/deploy';
import { lateAlone } from '../farming/expectations';
import { generator } from '../farming/random';
import { viewsOfWalk } from '../farming/views';
import { gauss } from '../market/walk';
import {
  breakEvenChance,
  chanceOfKeepingDirection,
  expectedGain,
  secondsFor,
  selectiveGain,
} from './odds';

test('the chance is a half without knowledge and 1 with full knowledge', () => {
  expect(chanceOfKeepingDirection(0, 300)).toBe(0.5);
  expect(chanceOfKeepingDirection(300, 300)).toBe(1);
});

test.each([10, 100, 150, 295])(
  'after %i seconds the chance agrees with simulated walks',
  (seen) => {
    const random = generator(seen);
    const walks = 50_000;
    let kept = 0;
    for (let i = 0; i < walks; i += 1) {
      const move = gauss(random) * Math.sqrt(seen);
      const end = move + gauss(random) * Math.sqrt(300 - seen);
      if (move > 0 === end > 0) kept += 1;
    }
    expect(kept / walks).toBeCloseTo(chanceOfKeepingDirection(seen, 300), 2);
  },
);

test('the seconds for a chance invert the chance for the seconds', () => {
  expect(chanceOfKeepingDirection(secondsFor(0.8, 300), 300)).toBeCloseTo(0.8, 10);
});

test('at the break-even chance the average gain of a bet is zero', () => {
  expect(expectedGain(breakEvenChance(0.8), 0.8)).toBeCloseTo(0, 12);
});

test('a bettor who bets only if it pays gains at least as much as one who always bets', () => {
  for (const seen of [30, 150, 240, 295]) {
    const always = expectedGain(chanceOfKeepingDirection(seen, 300), 0.8);
    expect(selectiveGain(seen, 300, 0.8)).toBeGreaterThanOrEqual(Math.max(0, always) - 1e-6);
  }
});

test('a late bettor who is alone gains by the odds', () => {
  const feed = { kind: 'posting' } as const;
  const terms = { ...gameDefaults, lock: 30, exposure: ion('2400000'), priceAge: 0, feed };
  const { stake, gain } = lateAlone(terms, viewsOfWalk(30, 0));
  expect(gain / stake).toBeCloseTo(selectiveGain(270, 300, 0.8), 3);
});
