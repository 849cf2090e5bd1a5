import {
  selectToasts,
  selectTransactions,
  transactionFailed,
  transactionSent,
  transactionSigning,
} from '@updown/shared';
import { waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server';
import { fakeWallet } from '../testing/fake-wallet';
import { createPage, signedIn } from '../testing/page';
import { keepTransactions } from './keep-transactions';

fakeServer();
afterEach(() => localStorage.clear());

const hash = `0x${'ab'.repeat(32)}`;

function visit() {
  const page = createPage();
  page.store.dispatch(keepTransactions(page.listen));
  return page;
}

function sendAndLeave() {
  const { store } = visit();
  store.dispatch(
    transactionSigning({ id: '1', kind: 'predict', from: '0x1', summary: 'Predict UP' }),
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
  expect(localStorage.getItem('updown.transactions')).toBeNull();
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

test('one that was never sent, or failed, is not kept', () => {
  const { store } = visit();
  const base = { kind: 'predict', from: '0x1', summary: 'Predict' } as const;
  store.dispatch(transactionSigning({ id: '1', ...base }));
  store.dispatch(transactionSigning({ id: '2', ...base }));
  store.dispatch(transactionSent({ id: '2', hash }));
  store.dispatch(transactionFailed({ id: '2', error: 'x', rejected: false }));
  expect(localStorage.getItem('updown.transactions')).toBeNull();
});

test.each(['not JSON', '{}', '[null, {"id": 7}]'])('%s in the storage is ignored', (stored) => {
  localStorage.setItem('updown.transactions', stored);
  expect(selectTransactions(visit().store.getState())).toEqual({});
});
