import { round } from '../testing/api';
import { waitingSeconds } from './waiting-seconds';

const end = round.end_time * 1000;

test.each([
  ['while it runs', 'active', -1_000, null],
  ['in the seconds that the keeper needs', 'resolving', 14_999, null],
  ['once the keeper is late', 'resolving', 15_000, 15],
  ['whatever its last known status', 'active', 133_000, 133],
  ['with its result', 'idle', 133_000, null],
] as const)('a round %s', (_when, status, after, waited) => {
  expect(waitingSeconds({ ...round, status }, end + after)).toBe(waited);
});
