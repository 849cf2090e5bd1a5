import { createStore } from '../api/create-store';
import { loadWrites } from './load-writes';
import { sendTransaction, signCommand } from './writes';

jest.mock('./load-writes');

const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
const missing = new Error('A part of the page did not load.');
const write = {
  kind: 'claim',
  summary: 'Claim round 7',
  fallback: 'Failed to claim rewards.',
} as const;
const call = { to: '0x1', contract: 'game', method: 'claimRewards', args: [7] } as never;

beforeEach(() => jest.mocked(loadWrites).mockRejectedValue(missing));

test('a write whose code does not load has failed, as one that the wallet refuses', async () => {
  const outcome = await store.dispatch(sendTransaction({ ...write, call }));
  expect(outcome).toMatchObject({ ok: false, error: { rejected: false } });
});

test('a signature whose code does not load rejects', async () => {
  await expect(store.dispatch(signCommand('void-round', { roundId: 7 }))).rejects.toBe(missing);
});

test("the chunk's thunk receives the call's arguments and returns its result", async () => {
  const sent = jest.fn(() => async () => Promise.resolve({ ok: true, hash: '0xabc' }));
  jest.mocked(loadWrites).mockResolvedValue({ sendTransaction: sent } as never);
  const request = { ...write, call };
  expect(await store.dispatch(sendTransaction(request))).toEqual({ ok: true, hash: '0xabc' });
  expect(sent).toHaveBeenCalledWith(request);
});
