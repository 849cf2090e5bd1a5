import type { PlayerHistoryItem } from '@updown/protocol/api/rounds';
import { createStore } from '../create-store';
import { roundsApi } from '../rounds';
import { applyEvent, withPrediction, withResult } from './apply-event';
import { siteReleased } from './site-released';

function item(roundId: number, playerAddress: string, isWinner = false): PlayerHistoryItem {
  return {
    roundId,
    playerAddress,
    direction: 'UP',
    stakeAmount: '30000',
    status: isWinner,
    isWinner,
    outcome: isWinner ? 'UP' : null,
    rewardAmount: '0',
    position: '1.0',
  };
}

test('a release dispatches an action with its serial number', () => {
  const dispatch = jest.fn();
  applyEvent('release', { serial: 7 }, dispatch);
  expect(dispatch.mock.calls).toEqual([[siteReleased(7)]]);
});

test('a change of name reaches every bet of the player in the history, and the end of one too', async () => {
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  const data = [item(2, '0xA'), item(2, '0xB'), item(1, '0xA')];
  await store.dispatch(
    roundsApi.util.upsertQueryData('playersHistory', undefined, { data, total: 3 }),
  );
  const names = () =>
    roundsApi.endpoints.playersHistory
      .select()(store.getState())
      .data?.data.map(({ name }) => name);
  applyEvent('name', { playerAddress: '0xA', name: 'Ada' }, store.dispatch);
  expect(names()).toEqual(['Ada', undefined, 'Ada']);
  applyEvent('name', { playerAddress: '0xA', name: null }, store.dispatch);
  expect(names()).toEqual([undefined, undefined, undefined]);
});

describe('withPrediction', () => {
  test('puts a new prediction on top', () => {
    const { data, added } = withPrediction([item(1, '0xa')], item(2, '0xa'));
    expect(data.map(({ roundId }) => roundId)).toEqual([2, 1]);
    expect(added).toBe(true);
  });

  test('changes a known one in place', () => {
    const { data, added } = withPrediction([item(2, '0xb'), item(1, '0xa')], item(1, '0xa', true));
    expect(data.map(({ isWinner }) => isWinner)).toEqual([false, true]);
    expect(added).toBe(false);
  });

  test('leaves out the result of a prediction that is older than the history', () => {
    const full = Array.from({ length: 200 }, (_, index) => item(300 - index, '0xa'));
    expect(withPrediction(full, item(1, '0xa', true))).toEqual({ data: full, added: false });
  });

  test.each([
    [200, 201],
    [399, 400],
    [400, 200],
  ])('a history of %i predictions becomes one of %i: a long one is cut back', (length, left) => {
    const known = Array.from({ length }, (_, index) => item(index + 1, '0xa'));
    expect(withPrediction(known, item(500, '0xa')).data).toHaveLength(left);
  });
});

describe('withResult', () => {
  test('shows each round once, newest first', () => {
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
