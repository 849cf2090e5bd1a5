import { setImmediate } from 'node:timers/promises';
import { waitFor } from '@testing-library/react';
import {
  authApi,
  chainChanged,
  playerApi,
  selectToasts,
  selectTransactions,
  transactionFailed,
  transactionRelaying,
  transactionSent,
  transactionSigning,
  walletConnected,
} from '@updown/shared';
import { CHAIN_ID, OTHER_PLAYER, PLAYER, signIn } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../../testing/fake-server';
import { fakeWallet } from '../../../testing/fake-wallet';
import { createPage } from '../../../testing/page';
import { persistTransactions } from './persist-transactions';

const { server } = fakeServer();
afterEach(() => localStorage.clear());

function stored() {
  return Object.keys(localStorage).filter((key) => key.includes('transaction'));
}

const hash = `0x${'ab'.repeat(32)}`;

function visit() {
  const page = createPage();
  page.store.dispatch(persistTransactions(page.listen));
  return page;
}

function sendAndLeave() {
  const { store } = visit();
  store.dispatch(
    transactionSigning({
      id: '1',
      kind: 'predict',
      from: PLAYER,
      chainId: CHAIN_ID,
      summary: 'Predict UP',
    }),
  );
  store.dispatch(transactionSent({ id: '1', hash }));
}

function receipt(status: string) {
  return {
    status,
    blockNumber: '0x7',
    gasUsed: '0x5208',
    from: PLAYER,
    chainId: CHAIN_ID,
  };
}

async function comeBack(status: string) {
  const page = visit();
  const fake = fakeWallet('MetaMask', { eth_getTransactionReceipt: () => receipt(status) });
  await page.connection.connect(fake.wallet);
  signIn(page.store, { balance: 5 });
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

test('a transaction that the chain reverted meanwhile is reported', async () => {
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

test('a transaction that the operator was sending is followed after a reload', async () => {
  let hasPredicted = false;
  server.use(http.get('*/api/user/prediction/7', () => HttpResponse.json({ hasPredicted })));
  const base = {
    kind: 'predict',
    from: PLAYER,
    chainId: CHAIN_ID,
    summary: 'Predict UP',
    roundId: 7,
  } as const;
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

describe('a lost transaction', () => {
  const claiming = {
    id: '1',
    kind: 'claim',
    from: PLAYER,
    chainId: CHAIN_ID,
    summary: 'Claim Round #7',
    roundId: 7,
  } as const;
  const lost = { id: '1', error: 'It was dropped.', rejected: false, lost: Date.now() };
  let hasWithdrawn = false;
  beforeEach(() => {
    hasWithdrawn = false;
    server.use(http.get('*/api/user/prediction/7', () => HttpResponse.json({ hasWithdrawn })));
  });

  function lose({ store }: ReturnType<typeof visit>) {
    store.dispatch(transactionSigning(claiming));
    store.dispatch(transactionSent({ id: '1', hash }));
    store.dispatch(transactionFailed(lost));
    return () => selectTransactions(store.getState())['1']?.status;
  }

  test('is announced once its effect is in the index', async () => {
    const page = visit();
    signIn(page.store, { balance: 5 });
    hasWithdrawn = true;
    const status = lose(page);
    await waitFor(() => expect(status()).toBe('indexed'));
    expect(selectToasts(page.store.getState())).toMatchObject([
      { title: 'Transaction Successful', message: 'Claim Round #7' },
    ]);
  });

  test('is followed after a reload, quietly until its effect is there', async () => {
    expect(lose(visit())()).toBe('failed');
    expect(stored()).toHaveLength(1);
    hasWithdrawn = true;
    const { store } = await comeBack('0x1');
    await waitFor(() =>
      expect(selectTransactions(store.getState())['1']).toMatchObject({ status: 'indexed', hash }),
    );
    expect(selectToasts(store.getState())).toMatchObject([{ title: 'Transaction Successful' }]);
    expect(stored()).toEqual([]);
  });
});

test('a transaction of another account waits until that account is back', async () => {
  const before = visit().store;
  const senders = { 1: OTHER_PLAYER, 2: PLAYER };
  for (const [id, from] of Object.entries(senders)) {
    const transaction = {
      id,
      kind: 'predict',
      from,
      chainId: CHAIN_ID,
      summary: 'Predict UP',
    } as const;
    before.dispatch(transactionSigning(transaction));
    before.dispatch(transactionSent({ id, hash }));
  }
  const { store } = await comeBack('0x1');
  const statusOf = (id: string) => selectTransactions(store.getState())[id]?.status;
  await waitFor(() => expect(statusOf('2')).toBe('indexed'));
  expect(statusOf('1')).toBe('sent');
  expect(stored()).toEqual(['updown.transaction.1']);
});

describe('after a reload on another network', () => {
  const ELSEWHERE = 11155111;
  /** The node does not know the transaction, and the account has used many nonces. */
  const elsewhere = {
    eth_chainId: () => `0x${ELSEWHERE.toString(16)}`,
    eth_getTransactionReceipt: () => null,
    eth_getTransactionByHash: () => null,
    eth_getTransactionCount: () => '0x99',
  };

  async function comeBackElsewhere() {
    sendAndLeave();
    const page = visit();
    const fake = fakeWallet('MetaMask', elsewhere);
    await page.connection.connect(fake.wallet);
    const { dispatch } = page.store;
    dispatch(walletConnected({ address: PLAYER, chainId: ELSEWHERE, name: 'MetaMask' }));
    const only = () => selectTransactions(page.store.getState())['1'];
    return { ...page, fake, dispatch, only };
  }

  test('a transaction is kept, and the other network is not queried for it', async () => {
    const { store, fake, only } = await comeBackElsewhere();
    await setImmediate();
    expect(only()).toMatchObject({ status: 'sent', chainId: CHAIN_ID });
    expect(fake.requests.map(({ method }) => method)).not.toContain('eth_getTransactionReceipt');
    expect(selectToasts(store.getState())).toEqual([]);
    expect(stored()).toEqual(['updown.transaction.1']);
  });

  test('it is followed once the wallet is back on its network', async () => {
    const { fake, dispatch, only } = await comeBackElsewhere();
    fake.answers['eth_chainId'] = () => `0x${CHAIN_ID.toString(16)}`;
    fake.answers['eth_getTransactionReceipt'] = () => receipt('0x1');
    dispatch(chainChanged(CHAIN_ID));
    await waitFor(() => expect(only()).toMatchObject({ status: 'indexed', block: 7 }));
    expect(stored()).toEqual([]);
  });
});

test('a transaction of another account is followed once the wallet is back on that account', async () => {
  sendAndLeave();
  const page = visit();
  const fake = fakeWallet('MetaMask', { eth_getTransactionReceipt: () => receipt('0x1') });
  await page.connection.connect(fake.wallet);
  const isOn = (address: string) =>
    page.store.dispatch(walletConnected({ address, chainId: CHAIN_ID, name: 'MetaMask' }));
  isOn(OTHER_PLAYER);
  await setImmediate();
  const status = () => selectTransactions(page.store.getState())['1']?.status;
  expect(status()).toBe('sent');
  isOn(PLAYER);
  await waitFor(() => expect(status()).toBe('indexed'));
});

test('a transaction that an earlier version stored without its chain is dropped', () => {
  const earlier = { id: '1', kind: 'predict', from: PLAYER, summary: 'Predict UP' };
  const sent = JSON.stringify({ ...earlier, status: 'sent', hash });
  localStorage.setItem('updown.transaction.1', sent);
  expect(selectTransactions(visit().store.getState())).toEqual({});
  expect(stored()).toEqual([]);
});

test('a tab keeps the pending transactions of another tab', () => {
  const base = { kind: 'predict', from: PLAYER, chainId: CHAIN_ID, summary: 'Predict' } as const;
  const [here, there] = [visit().store, visit().store];
  for (const [id, { dispatch }] of [['1', here] as const, ['2', there] as const]) {
    dispatch(transactionSigning({ id, ...base }));
    dispatch(transactionSent({ id, hash }));
  }
  expect(stored()).toHaveLength(2);
  there.dispatch(transactionFailed({ id: '2', error: 'x', rejected: false }));
  expect(stored()).toEqual(['updown.transaction.1']);
});

test('the data is read again after a claim or an approval of another tab', async () => {
  let rewards = [{ roundId: 7 }];
  const path = '*/api/user/claimable-rewards-bypass';
  let reads = 0;
  server.use(
    http.get(path, () => {
      reads += 1;
      return HttpResponse.json({ success: true, rewards });
    }),
  );
  const page = visit();
  signIn(page.store, { balance: 5 });
  const { claimableRewards } = playerApi.endpoints;
  await page.store.dispatch(claimableRewards.initiate());
  const shown = () => claimableRewards.select()(page.store.getState()).data;
  expect(shown()).toHaveLength(1);
  rewards = [];
  const key = 'updown.transaction.other';
  const fireStorage = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  fireStorage('{}');
  // A request caused by the change would have reached the server before this one.
  await page.store.dispatch(authApi.endpoints.nonce.initiate(PLAYER));
  expect(reads).toBe(1);
  fireStorage(null);
  await waitFor(() => expect(shown()).toEqual([]));
});

test('a transaction that was never sent, or failed, is not kept', () => {
  const { store } = visit();
  const base = { kind: 'predict', from: '0x1', chainId: CHAIN_ID, summary: 'Predict' } as const;
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
