import type { PlayerHistoryItem } from '@updown/shared';
import { OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { historyResult, historyStatus, isOwn } from './history-row';

const item: PlayerHistoryItem = {
  roundId: 7,
  playerAddress: null,
  direction: 'UP',
  stakeAmount: '30000',
  status: true,
  isWinner: false,
  outcome: 'UP',
  rewardAmount: '0',
  position: '7.0',
};

test.each<[ReturnType<typeof historyStatus>, string, Partial<PlayerHistoryItem>]>([
  ['pending', '-', { status: false, outcome: null }],
  ['win', '+24,000', { isWinner: true, rewardAmount: '54000' }],
  ['lose', 'Lost stake', { outcome: 'DOWN' }],
  ['draw', 'Stake returned', { outcome: 'DRAW', rewardAmount: '30000' }],
  ['void', 'Round void', { outcome: 'VOID', rewardAmount: '30000' }],
])('a prediction with the status %s shows %p', (status, result, facts) => {
  expect(historyStatus({ ...item, ...facts })).toBe(status);
  expect(historyResult({ ...item, ...facts })).toBe(result);
});

test.each([
  ['in any case of its letters', PLAYER.toLowerCase(), true],
  ['unless it is of another player', OTHER_PLAYER, false],
  ['unless the player is unknown', null, false],
])("a prediction is the player's own %s", (_what, playerAddress, own) => {
  expect(isOwn({ ...item, playerAddress }, PLAYER)).toBe(own);
});

test('a visitor has no own prediction', () => {
  expect(isOwn(item, null)).toBe(false);
});
