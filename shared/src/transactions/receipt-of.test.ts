import type { WalletPort } from '../wallet/wallet';
import { receiptOf } from './receipt-of';

const CHAIN_ID = 31337;
const HASH = `0x${'ab'.repeat(32)}`;
const receipt = { status: '0x1', blockNumber: '0x7', gasUsed: '0x5208', from: '0x1' };
const read = {
  hash: null,
  succeeded: true,
  block: 7n,
  gasUsed: 21_000n,
  gasPrice: null,
  from: '0x1',
};
const pending = { from: '0x1', nonce: '0x4' };

/** The answers of a node; a test changes them as time passes. */
function node(given: Record<string, unknown>) {
  const answers: Record<string, unknown> = { eth_chainId: '0x7a69', ...given };
  const requests: string[] = [];
  const wallet: WalletPort = {
    request: ({ method }) => {
      requests.push(method);
      const answer = answers[method];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? null);
    },
  };
  return { wallet, requests, answers };
}

function follow(wallet: WalletPort) {
  const ended = jest.fn();
  receiptOf(wallet, HASH, CHAIN_ID).then(ended, ({ message }: Error) => void ended(message));
  return ended;
}

function minutes(count: number) {
  return jest.advanceTimersByTimeAsync(count * 60_000);
}
const dropped = expect.stringContaining('dropped or replaced') as string;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a transaction ends with its receipt', async () => {
  const { wallet, answers } = node({ eth_getTransactionByHash: pending });
  const ended = follow(wallet);
  await minutes(1);
  expect(ended).not.toHaveBeenCalled();
  answers['eth_getTransactionReceipt'] = receipt;
  await minutes(1);
  expect(ended).toHaveBeenCalledWith(read);
});

test.each([
  ['without a block', { ...receipt, blockNumber: null }],
  ['without a status', { ...receipt, status: undefined }],
  ['that is a text', 'pending'],
])('a receipt %s says nothing yet', async (_what, early) => {
  const { wallet, answers } = node({ eth_getTransactionReceipt: early });
  const ended = follow(wallet);
  await minutes(5);
  expect(ended).not.toHaveBeenCalled();
  answers['eth_getTransactionReceipt'] = receipt;
  await minutes(0.1);
  expect(ended).toHaveBeenCalledWith(read);
});

test('a transaction that no node knows for two minutes was dropped', async () => {
  const { wallet, requests } = node({});
  const ended = follow(wallet);
  await minutes(1.9);
  expect(ended).not.toHaveBeenCalled();
  await minutes(0.2);
  expect(ended).toHaveBeenCalledWith(dropped);
  const before = requests.length;
  await minutes(5);
  expect(requests).toHaveLength(before);
});

test('a transaction that waits behind another is followed, however long that takes', async () => {
  const { wallet } = node({ eth_getTransactionByHash: pending, eth_getTransactionCount: '0x4' });
  const ended = follow(wallet);
  await minutes(15);
  expect(ended).not.toHaveBeenCalled();
});

test('a transaction whose nonce another one has used was replaced', async () => {
  const { wallet, answers } = node({
    eth_getTransactionByHash: pending,
    eth_getTransactionCount: '0x4',
  });
  const ended = follow(wallet);
  await minutes(0.5);
  Object.assign(answers, { eth_getTransactionByHash: null, eth_getTransactionCount: '0x5' });
  await minutes(0.1);
  expect(ended).toHaveBeenCalledWith(dropped);
});

test('a transaction that was mined during the check of its nonce was not replaced', async () => {
  const { wallet, answers } = node({ eth_getTransactionByHash: pending });
  Object.defineProperty(answers, 'eth_getTransactionCount', {
    get: () => {
      answers['eth_getTransactionReceipt'] = receipt;
      return '0x5';
    },
  });
  const ended = follow(wallet);
  await minutes(0.1);
  expect(ended).toHaveBeenCalledWith(read);
});

test('a node that does not answer decides nothing', async () => {
  const down = new Error('The network is down.');
  const { wallet, answers } = node({
    eth_getTransactionReceipt: down,
    eth_getTransactionByHash: down,
  });
  const ended = follow(wallet);
  await minutes(10);
  expect(ended).not.toHaveBeenCalled();
  answers['eth_getTransactionReceipt'] = receipt;
  await minutes(0.1);
  expect(ended).toHaveBeenCalledWith(read);
});

describe('while the wallet is on another chain', () => {
  test('a transaction that this chain does not know is not dropped, and is found when the wallet is back', async () => {
    const { wallet, answers } = node({ eth_chainId: '0x1' });
    const ended = follow(wallet);
    await minutes(3);
    expect(ended).not.toHaveBeenCalled();
    Object.assign(answers, { eth_chainId: '0x7a69', eth_getTransactionReceipt: receipt });
    await minutes(0.1);
    expect(ended).toHaveBeenCalledWith(read);
  });

  test("the account's nonce on that chain replaces nothing", async () => {
    const { wallet, answers } = node({ eth_getTransactionByHash: pending });
    const ended = follow(wallet);
    await minutes(0.5);
    Object.assign(answers, {
      eth_chainId: '0x1',
      eth_getTransactionByHash: null,
      eth_getTransactionCount: '0x99',
    });
    await minutes(3);
    expect(ended).not.toHaveBeenCalled();
  });

  test('a transaction dropped in the meantime is reported once the wallet is back', async () => {
    const { wallet, answers } = node({ eth_chainId: '0x1' });
    const ended = follow(wallet);
    await minutes(3);
    answers['eth_chainId'] = '0x7a69';
    await minutes(2.1);
    expect(ended).toHaveBeenCalledWith(dropped);
  });
});
