import type { GameStatus } from '@updown/shared';
import { phaseOf, phaseTitles } from './round-phase';

const round = (
  status: 'active' | 'resolving' | 'idle',
): NonNullable<GameStatus['currentRound']> => ({
  roundId: 7,
  startPrice: 2410,
  status,
  startTime: 1000,
  endTime: 1300,
});

test.each([
  [null, 1_000_000, 'No Active Round'],
  [round('active'), 1_299_999, 'Round Active'],
  [round('active'), 1_300_000, 'Resolving...'],
  [round('resolving'), 1_300_000, 'Resolving...'],
  [round('idle'), 1_400_000, 'Round Idle'],
] as const)('%j at %d ms is %s', (current, now, title) => {
  expect(phaseTitles[phaseOf(current, now)]).toBe(title);
});
