import {
  selectToasts,
  systemApi,
  transactionConfirmed,
  transactionFailed,
  transactionSent,
  transactionSigning,
  transactionsRestored,
} from '@updown/shared';
import { fakeServer } from '../../testing/fake-server';
import { createPage, type Page } from '../../testing/page';

fakeServer();

const hash = `0x${'ab'.repeat(32)}`;
const confirmed = transactionConfirmed({ id: '1', hash, block: 7, details: { gasUsed: '1' } });

async function send(more: { isShownInPlace?: true } = {}): Promise<Page> {
  const page = createPage();
  await page.store.dispatch(systemApi.endpoints.config.initiate());
  page.store.dispatch(
    transactionSigning({
      id: '1',
      kind: 'predict',
      from: '0x1',
      chainId: 31337,
      summary: 'Predict UP with 30,000 ION',
      done: 'UP placed · 30,000 ION',
      ...more,
    }),
  );
  page.store.dispatch(transactionSent({ id: '1', hash }));
  return page;
}

test('a confirmed transaction is announced for eight seconds, with a link to the explorer [spec 1.8a 2.51b 2.53a 3.18c 9.10b]', async () => {
  const { store } = await send();
  store.dispatch(confirmed);
  expect(selectToasts(store.getState())).toMatchObject([
    {
      type: 'success',
      title: 'Transaction Successful',
      message: 'UP placed · 30,000 ION',
      duration: 8_000,
      txHash: hash,
      explorerUrl: `https://sepolia.etherscan.io/tx/${hash}`,
      details: { gasUsed: '1' },
    },
  ]);
});

test('one that was confirmed before a reload is not announced again', async () => {
  const { store } = await send();
  store.dispatch(confirmed);
  store.dispatch(confirmed);
  expect(selectToasts(store.getState())).toHaveLength(1);
});

test('one whose success the page shows in place is not announced again', async () => {
  const { store } = await send({ isShownInPlace: true });
  store.dispatch(confirmed);
  expect(selectToasts(store.getState())).toEqual([]);
});

test('one that the page no longer waits for is announced when it ends', async () => {
  const { store } = await send({ isShownInPlace: true });
  store.dispatch(transactionFailed({ id: '1', error: 'lost', rejected: false, lost: 1 }));
  store.dispatch(confirmed);
  expect(selectToasts(store.getState())).toHaveLength(1);
});

test('one that outlived its page is announced', () => {
  const { store } = createPage();
  const sent = { kind: 'approve', from: '0x1', chainId: 31337, summary: 'Approve ION' } as const;
  store.dispatch(
    transactionsRestored([{ ...sent, id: '1', hash, status: 'sent', isShownInPlace: true }]),
  );
  store.dispatch(confirmed);
  expect(selectToasts(store.getState())).toHaveLength(1);
});
