/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestChain } from '@updown/contracts/test-chain';
import type { WalletPort } from '../wallet/wallet';
import { receiptOf } from './receipt-of';

// This test has no page whose visibility could be read.
jest.mock('../loading/sleep-until-visible', () => ({ sleepUntilVisible: () => sleep(20) }));

jest.setTimeout(60_000);

const GWEI = 1_000_000_000;
const CHAIN_ID = 31337;

let chain: Awaited<ReturnType<typeof startTestChain>>;
let [me, other]: string[] = [];
beforeAll(async () => {
  chain = await startTestChain();
  [me, other] = (await rpc('eth_accounts')) as string[];
  await rpc('evm_setAutomine', false);
  await rpc('evm_setIntervalMining', 0);
});
afterAll(() => chain?.stop());

function rpc(method: string, ...params: unknown[]): Promise<unknown> {
  return chain.provider.send(method, params);
}

const wallet: WalletPort = {
  request: ({ method, params }) => rpc(method, ...((params as unknown[] | undefined) ?? [])),
};

interface Draft {
  to: string;
  value: number;
  data?: string;
}

/** The player's wallet sends with this fee and nonce. */
async function send({ to, value, data = '0x' }: Draft, nonce: number, gwei: number) {
  const fee = `0x${(gwei * GWEI).toString(16)}`;
  const request = { from: me, to, data, value: `0x${value.toString(16)}`, gas: '0x186a0' };
  return (await rpc('eth_sendTransaction', {
    ...request,
    nonce: `0x${nonce.toString(16)}`,
    gasPrice: fee,
  })) as string;
}

/** Follows a transaction that another one replaces once the page has seen it. */
async function replacedBy(draft: (sent: Draft) => Draft) {
  const nonce = Number(await rpc('eth_getTransactionCount', me, 'latest'));
  const sent = { to: other!, value: 7, data: '0x1234' };
  const hash = await send(sent, nonce, 50);
  let hasSeen = () => {};
  const seen = new Promise<void>((resolve) => (hasSeen = resolve));
  const watched: WalletPort = {
    request: async (asked) => {
      const answer = await wallet.request(asked);
      if (asked.method === 'eth_getTransactionByHash') hasSeen();
      return answer;
    },
  };
  const ended = receiptOf(watched, hash, CHAIN_ID).catch((thrown: unknown) => thrown);
  await seen;
  const replacing = await send(draft(sent), nonce, 90);
  await rpc('evm_mine');
  return { hash, replacing, ended: await ended };
}
test('a call that the wallet sends again with a higher fee is the same transaction', async () => {
  const { replacing, ended } = await replacedBy((sent) => sent);
  expect(ended).toMatchObject({ succeeded: true, hash: replacing });
});

test('an empty transfer to oneself has cancelled it, which is no error', async () => {
  const { ended } = await replacedBy(() => ({ to: me!, value: 0 }));
  expect(ended).toMatchObject({
    message: 'You cancelled the transaction in your wallet.',
    rejected: true,
  });
});

test('any other transaction with its nonce has taken its place', async () => {
  const { ended } = await replacedBy(() => ({ to: other!, value: 8 }));
  expect(ended).toMatchObject({
    message: 'Another transaction from your wallet replaced this one.',
    rejected: false,
  });
});

test('the replacement is found many blocks later', async () => {
  const nonce = Number(await rpc('eth_getTransactionCount', me, 'latest'));
  const hash = await send({ to: other!, value: 7 }, nonce, 50);
  const pending = await rpc('eth_getTransactionByHash', hash);
  const replacing = await send({ to: other!, value: 7 }, nonce, 90);
  await rpc('evm_mine');
  await rpc('anvil_mine', '0x20');
  // The test's chain keeps the accounts of its last block only.
  const { blockNumber } = (await rpc('eth_getTransactionReceipt', replacing)) as {
    blockNumber: string;
  };
  const countAt = (block: string) => nonce + (BigInt(block) < BigInt(blockNumber) ? 0 : 1);
  const late: WalletPort = {
    request: async ({ method, params }) => {
      const [, block = ''] = (params ?? []) as string[];
      if (method === 'eth_getTransactionByHash') return pending;
      if (method === 'eth_getTransactionCount' && block.startsWith('0x')) return countAt(block);
      return rpc(method, ...((params ?? []) as unknown[]));
    },
  };
  expect(await receiptOf(late, hash, CHAIN_ID)).toMatchObject({ hash: replacing });
});
