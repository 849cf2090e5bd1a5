import { needsAnswer } from './posting';

const rule = { heartbeatSeconds: 60, deviationPercent: 0.5 };
const quiet = {
  latest: { id: 7n, answer: 240_000_000_000n, updatedAt: 1_000 },
  market: 240_000_000_000n,
  now: 1_030_000,
  waitingSince: undefined,
  isByHand: false,
};

const needs = (changes: Partial<Parameters<typeof needsAnswer>[0]>) =>
  needsAnswer({ ...quiet, ...changes }, rule);

it('leaves a feed alone that is fresh and right', () => {
  expect(needs({})).toBe(false);
  expect(needs({ market: undefined })).toBe(false);
});

it('answers when the feed was silent for long', () => {
  expect(needs({ now: 1_059_000 })).toBe(false);
  expect(needs({ now: 1_060_000 })).toBe(true);
});

it.each([
  [241_199_999_999n, false],
  [241_200_000_000n, true],
  [238_800_000_001n, false],
  [238_800_000_000n, true],
])('answers when the price has moved by half a percent: at %d: %s', (market, expected) => {
  expect(needs({ market })).toBe(expected);
});

it('answers when a round has ended since the last answer, and only then', () => {
  expect(needs({ waitingSince: 1_001 })).toBe(true);
  expect(needs({ waitingSince: 1_000 })).toBe(false);
});

it('leaves a price by hand alone for ten seconds, unless a round waits', () => {
  const byHand = { isByHand: true, market: 300_000_000_000n };
  expect(needs({ ...byHand, now: 1_009_000 })).toBe(false);
  expect(needs({ ...byHand, now: 1_009_000, waitingSince: 1_005 })).toBe(true);
  expect(needs({ ...byHand, now: 1_010_000 })).toBe(true);
});
