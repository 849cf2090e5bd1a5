import { needsAnswer } from './posting';

const rule = { heartbeatSeconds: 60, deviationPercent: 0.5 };
const quiet = {
  latest: { id: 7n, answer: 240_000_000_000n, updatedAt: 1_000 },
  market: 240_000_000_000n,
  now: 1_030_000,
  waitingSince: undefined,
  isByHand: false,
  runsUntil: undefined,
};

function needs(changes: Partial<Parameters<typeof needsAnswer>[0]>) {
  return needsAnswer({ ...quiet, ...changes }, rule);
}

test('posts nothing to a feed that is fresh and correct', () => {
  expect(needs({})).toBe(false);
  expect(needs({ market: undefined })).toBe(false);
});

test('posts an answer after a long silence of the feed', () => {
  expect(needs({ now: 1_059_000 })).toBe(false);
  expect(needs({ now: 1_060_000 })).toBe(true);
});

test.each([
  [241_199_999_999n, false],
  [241_200_000_000n, true],
  [238_800_000_001n, false],
  [238_800_000_000n, true],
])('posts an answer if the price has moved by half a percent: at %d: %s', (market, expected) => {
  expect(needs({ market })).toBe(expected);
});

test('posts an answer after at most ten seconds while a round is running', () => {
  expect(needs({ now: 1_009_999, runsUntil: 1_200 })).toBe(false);
  expect(needs({ now: 1_010_000, runsUntil: 1_200 })).toBe(true);
});

test('posts nothing right before the end of a round, so that the end price is read after the end', () => {
  const moved = { market: 300_000_000_000n, now: 1_030_000 };
  expect(needs({ ...moved, runsUntil: 1_034 })).toBe(true);
  expect(needs({ ...moved, runsUntil: 1_033 })).toBe(false);
});

test('posts an answer if a round has ended since the last answer, and only then', () => {
  expect(needs({ waitingSince: 1_001 })).toBe(true);
  expect(needs({ waitingSince: 1_000 })).toBe(false);
});

test('does not replace a custom price for ten seconds, unless a round waits for a price', () => {
  const byHand = { isByHand: true, market: 300_000_000_000n };
  expect(needs({ ...byHand, now: 1_009_000 })).toBe(false);
  expect(needs({ ...byHand, now: 1_009_000, waitingSince: 1_005 })).toBe(true);
  expect(needs({ ...byHand, now: 1_010_000 })).toBe(true);
});
