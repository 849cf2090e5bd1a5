import type { RoundHistoryItem, Specimen } from '@updown/shared';

// Answers for which the build draws the looks of the scenes, with an item of each kind.

function specimen(history: readonly RoundHistoryItem[]): Specimen {
  return {
    now: 1_800_000_000_500,
    answers: {
      '/api/contract/current-round-fast': { success: true, data: { current: null, history } },
    },
  };
}

export const specimens: readonly Specimen[] = [
  specimen([
    { id: 987_651, outcome: 'UP' },
    { id: 987_652, outcome: 'DOWN' },
    { id: 987_653, outcome: 'DRAW' },
    { id: 987_654, outcome: 'VOID' },
  ]),
];
