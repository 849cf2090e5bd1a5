import {
  playerApi,
  selectToasts,
  selectTransactions,
  transactionFailed,
  transactionRelaying,
  transactionSent,
  transactionSigning,
} from '@updown/shared';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../testing/fake-server';
import { fakeWallet, OTHER, PLAYER } from '../testing/fake-wallet';
import { createPage, signedIn } from '../testing/page';
import { keepTransactions } from './keep-transactions';

const { server } = fakeServer();
afterEach(() => localStorage.clear());

const stored = () => Object.keys(localStorage).filter((key) => key.includes('transaction'));

const hash = `0x${'ab'.repeat(32)}`;

function visit() {
  const page = createPage();
  page.store.dispatch(keepTransactions(page.listen));
  return page;
}

function sendAndLeave() {
  const { store } = visit();
  store.dispatch(
    transactionSigning({ id: '1', kind: 'predict', from: PLAYER, summary: 'Predict UP' }),
  );
  store.dispatch(transactionSent({ id: '1', hash }));
}

const receipt = (status: string) => ({
  status,
  blockNumber: '0x7',
  gasUsed: '0x5208',
  from: '0x1',
});

async function comeBack(status: string) {
  const page = visit();
  const fake = fakeWallet('MetaMask', { eth_getTransactionReceipt: () => receipt(status) });
  await page.connection.connect(fake.wallet);
  signedIn(page);
  return page;
}

test('a transaction that was sent is followed to its end after a reload', async () => {
  sendAndLeave();
  const { store } = await comeBack('0x1');
  await waitFor(() =>
    expect(selectTransactions(store.getState())['1']).toMatchObject({
      status: 'indexed',
      block: 7,
    }),
  );
  expect(selectToasts(store.getState())).toMatchObject([{ title: 'Transaction Successful' }]);
  expect(stored()).toEqual([]);
});

test('one that the chain reverted meanwhile is told', async () => {
  sendAndLeave();
  const { store } = await comeBack('0x0');
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      {
        type: 'error',
        title: 'Predict UP',
        message: expect.stringContaining('reverted') as string,
      },
    ]),
  );
  expect(selectTransactions(store.getState())['1']).toMatchObject({ status: 'failed' });
});

test('one that the operator was sending is watched for after a reload', async () => {
  let hasPredicted = false;
  server.use(http.get('*/api/user/prediction/7', () => HttpResponse.json({ hasPredicted })));
  const base = { kind: 'predict', from: PLAYER, summary: 'Predict UP', roundId: 7 } as const;
  const before = visit().store;
  before.dispatch(transactionSigning({ id: '1', ...base }));
  before.dispatch(transactionRelaying({ id: '1', until: Date.now() + 60_000 }));

  const { store } = await comeBack('0x1');
  const status = () => selectTransactions(store.getState())['1']?.status;
  expect(status()).toBe('relaying');
  hasPredicted = true;
  await waitFor(() => expect(status()).toBe('indexed'), { timeout: 4_000 });
  const [toast] = selectToasts(store.getState());
  expect(toast).toMatchObject({ title: 'Transaction Successful', message: 'Predict UP' });
  expect(toast).not.toHaveProperty('txHash');
  expect(stored()).toEqual([]);
});

test('one of another account waits until that is back', async () => {
  const other = { id: '1', kind: 'predict', from: OTHER, summary: 'Predict UP' } as const;
  const before = visit().store;
  before.dispatch(transactionSigning(other));
  before.dispatch(transactionSent({ id: '1', hash }));
  const { store } = await comeBack('0x1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(selectTransactions(store.getState())['1']).toMatchObject({ status: 'sent' });
  expect(stored()).toEqual(['updown.transaction.1']);
});

test('what one tab has under way, another tab does not forget', () => {
  const base = { kind: 'predict', from: PLAYER, summary: 'Predict' } as const;
  const [here, there] = [visit().store, visit().store];
  for (const [id, { dispatch }] of [['1', here] as const, ['2', there] as const]) {
    dispatch(transactionSigning({ id, ...base }));
    dispatch(transactionSent({ id, hash }));
  }
  expect(stored()).toHaveLength(2);
  there.dispatch(transactionFailed({ id: '2', error: 'x', rejected: false }));
  expect(stored()).toEqual(['updown.transaction.1']);
});

test('what another tab has claimed or approved is read again here once that is done', async () => {
  let rewards = [{ roundId: 7 }];
  const path = '*/api/user/claimable-rewards-bypass';
  server.use(http.get(path, () => HttpResponse.json({ success: true, rewards })));
  const page = visit();
  signedIn(page);
  const { claimableRewards } = playerApi.endpoints;
  await page.store.dispatch(claimableRewards.initiate());
  const shown = () => claimableRewards.select()(page.store.getState()).data;
  expect(shown()).toHaveLength(1);
  rewards = [];
  const key = 'updown.transaction.other';
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('{}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown()).toHaveLength(1);
  tell(null);
  await waitFor(() => expect(shown()).toEqual([]));
});

test('one that was never sent, or failed, is not kept', () => {
  const { store } = visit();
  const base = { kind: 'predict', from: '0x1', summary: 'Predict' } as const;
  store.dispatch(transactionSigning({ id: '1', ...base }));
  store.dispatch(transactionSigning({ id: '2', ...base }));
  store.dispatch(transactionSent({ id: '2', hash }));
  store.dispatch(transactionFailed({ id: '2', error: 'x', rejected: false }));
  expect(stored()).toEqual([]);
});

test.each(['not JSON', '{}', 'null', '{"id": 7}'])('%s in the storage is ignored', (text) => {
  localStorage.setItem('updown.transaction.1', text);
  expect(selectTransactions(visit().store.getState())).toEqual({});
});
