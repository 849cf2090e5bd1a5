import { media, type PlayerHistoryItem, type Specimen } from '@updown/shared';

const PLAYER = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const OTHER_PLAYER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

type Fate = Pick<PlayerHistoryItem, 'status' | 'isWinner' | 'outcome'>;

const fates: readonly Fate[] = [
  { status: false, isWinner: false, outcome: null },
  { status: true, isWinner: true, outcome: 'UP' },
  { status: true, isWinner: false, outcome: 'UP' },
  { status: true, isWinner: false, outcome: 'DRAW' },
  { status: true, isWinner: false, outcome: 'VOID' },
];

/** A row of each kind. */
const rows: readonly PlayerHistoryItem[] = (['UP', 'DOWN'] as const).flatMap((direction) =>
  fates.map((fate, index) => ({
    ...fate,
    roundId: 987_601 + index,
    playerAddress: direction === 'UP' ? PLAYER : OTHER_PLAYER,
    direction,
    stakeAmount: '51234.567891',
    rewardAmount: fate.isWinner ? '90123.4' : '0',
    position: '1.0',
  })),
);

/** A short history and a long one, in a wide window and in another one, and the two empty ones. */
export function historySpecimens(moment: Specimen): Specimen[] {
  const withHistory = (data: typeof rows, total: number): Specimen => ({
    ...moment,
    answers: {
      ...moment.answers,
      '/api/contract/players/history-fast?limit=10': { success: true, data, total },
    },
  });
  const empty = withHistory([], 0);
  const noRound = { success: true, data: { current: null, history: [] } };
  return [
    ...[rows.length, 100].flatMap((total) =>
      [[], [media.large]].map((shown) => ({ ...withHistory(rows, total), media: shown })),
    ),
    empty,
    { ...empty, answers: { ...empty.answers, '/api/contract/current-round-fast': noRound } },
  ];
}
