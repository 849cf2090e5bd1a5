import { areTicksKept } from '../player-record/ticks-link';

const end = Date.UTC(2026, 10, 1) / 1000;

test.each([
  ['ended just now', Date.UTC(2026, 10, 1), true],
  ['still runs', Date.UTC(2026, 9, 31), true],
  ['ended 29 days ago', Date.UTC(2026, 10, 30), true],
  ['ended 30 days ago', Date.UTC(2026, 11, 1), false],
])('a round that %s', (_when, now, kept) => {
  expect(areTicksKept(end, now)).toBe(kept);
});
