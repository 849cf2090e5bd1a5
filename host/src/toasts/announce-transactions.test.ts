import {
  selectToasts,
  systemApi,
  transactionConfirmed,
  transactionSent,
  transactionSigning,
} from '@updown/shared';
import { fakeServer } from '../../testing/fake-server';
import { createPage, type Page } from '../../testing/page';

fakeServer();

const hash = `0x${'ab'.repeat(32)}`;
const confirmed = transactionConfirmed({ id: '1', hash, block: 7, details: { gasUsed: '1' } });

async function send(): Promise<Page> {
  const page = createPage();
  await page.store.dispatch(systemApi.endpoints.config.initiate());
  page.store.dispatch(
    transactionSigning({
      id: '1',
      kind: 'predict',
      from: '0x1',
      chainId: 31337,
      summary: 'Predict UP',
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
      message: 'Predict UP',
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
