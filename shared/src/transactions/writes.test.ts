import { createStore } from '../api/create-store';

const write = {
  kind: 'claim',
  summary: 'Claim round 7',
  fallback: 'Failed to claim rewards.',
} as const;
const call = { to: '0x1', contract: 'game', method: 'claimRewards', args: [7] } as never;

/** A page whose chunk with the writes loads as given. */
async function page(chunk: () => object) {
  jest.resetModules();
  jest.doMock('./all-writes', chunk);
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  return { ...store, ...(await import('./writes')) };
}
function missing(): never {
  throw new Error('No such file.');
}

test('a write whose code does not load has failed, as one that the wallet refuses', async () => {
  const { dispatch, sendTransaction } = await page(missing);
  const outcome = await dispatch(sendTransaction({ ...write, call }));
  expect(outcome).toMatchObject({ ok: false, error: { rejected: false } });
});

test('a signature whose code does not load rejects', async () => {
  const { dispatch, signCommand } = await page(missing);
  await expect(dispatch(signCommand('void-round', { roundId: 7 }))).rejects.toThrow(
    'A part of the page did not load.',
  );
});

test("the chunk's thunk receives the call's arguments and returns its result", async () => {
  const sent = jest.fn(() => async () => Promise.resolve({ ok: true, hash: '0xabc' }));
  const { dispatch, sendTransaction } = await page(() => ({ sendTransaction: sent }));
  const request = { ...write, call };
  expect(await dispatch(sendTransaction(request))).toEqual({ ok: true, hash: '0xabc' });
  expect(sent).toHaveBeenCalledWith(request);
});
