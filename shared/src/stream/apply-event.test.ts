import type { PlayerHistoryItem } from '../api/types';
import { withPrediction, withResult } from './apply-event';

const item = (roundId: number, playerAddress: string, isWinner = false): PlayerHistoryItem => ({
  roundId,
  playerAddress,
  direction: 'UP',
  stakeAmount: '30000',
  status: isWinner,
  isWinner,
  outcome: isWinner ? 'UP' : null,
  rewardAmount: '0',
});

describe('withPrediction', () => {
  it('puts a new prediction on top', () => {
    const { data, added } = withPrediction([item(1, '0xa')], item(2, '0xa'));
    expect(data.map(({ roundId }) => roundId)).toEqual([2, 1]);
    expect(added).toBe(true);
  });

  it('changes a known one in its place', () => {
    const { data, added } = withPrediction([item(2, '0xb'), item(1, '0xa')], item(1, '0xa', true));
    expect(data.map(({ isWinner }) => isWinner)).toEqual([false, true]);
    expect(added).toBe(false);
  });

  it('leaves out the result of one that is older than what the history holds', () => {
    const full = Array.from({ length: 200 }, (_, index) => item(300 - index, '0xa'));
    expect(withPrediction(full, item(1, '0xa', true))).toEqual({ data: full, added: false });
  });

  it('keeps no more than the API gives', () => {
    const full = Array.from({ length: 200 }, (_, index) => item(index + 1, '0xa'));
    expect(withPrediction(full, item(300, '0xa')).data).toHaveLength(200);
  });
});

describe('withResult', () => {
  it('shows each round once, newest first', () => {
    const history = [
      { id: 3, outcome: 'UP' },
      { id: 1, outcome: 'DOWN' },
    ] as const;
    expect(withResult(history, { id: 2, outcome: 'DRAW' }).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(withResult(history, { id: 3, outcome: 'DOWN' })).toEqual([
      { id: 3, outcome: 'DOWN' },
      { id: 1, outcome: 'DOWN' },
    ]);
  });
});
