import type { PlayerHistoryItem } from '@updown/shared';
import { historyResult, historyStatus } from './history-row';

const item: PlayerHistoryItem = {
  roundId: 7,
  playerAddress: null,
  direction: 'UP',
  stakeAmount: '30000',
  status: true,
  isWinner: false,
  outcome: 'UP',
  rewardAmount: '0',
};

it.each<[ReturnType<typeof historyStatus>, string, Partial<PlayerHistoryItem>]>([
  ['pending', '-', { status: false, outcome: null }],
  ['win', '+54,000', { isWinner: true, rewardAmount: '54000' }],
  ['lose', 'Lost stake', { outcome: 'DOWN' }],
  ['draw', 'Stake returned', { outcome: 'DRAW', rewardAmount: '30000' }],
  ['void', 'Stake returned', { outcome: 'VOID', rewardAmount: '30000' }],
])('a prediction that is a %s says %p', (status, result, facts) => {
  expect(historyStatus({ ...item, ...facts })).toBe(status);
  expect(historyResult({ ...item, ...facts })).toBe(result);
});
