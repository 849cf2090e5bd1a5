import type { WalletPort } from '../wallet/wallet';
import { receiptOf } from './receipt-of';

const HASH = `0x${'ab'.repeat(32)}`;
const receipt = { status: '0x1', blockNumber: '0x7', gasUsed: '0x5208', from: '0x1' };
const pending = { from: '0x1', nonce: '0x4' };

/** What a node answers; a test changes it as time passes. */
function node(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const wallet: WalletPort = {
    request: ({ method }) => {
      asked.push(method);
      const answer = answers[method];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? null);
    },
  };
  return { wallet, asked, answers };
}

function follow(wallet: WalletPort) {
  const ended = jest.fn();
  receiptOf(wallet, HASH).then(ended, ({ message }: Error) => void ended(message));
  return ended;
}

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);
const dropped = expect.stringContaining('dropped or replaced') as string;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the receipt ends it', async () => {
  const { wallet, answers } = node({ eth_getTransactionByHash: pending });
  const ended = follow(wallet);
  await minutes(1);
  expect(ended).not.toHaveBeenCalled();
  answers['eth_getTransactionReceipt'] = receipt;
  await minutes(1);
  expect(ended).toHaveBeenCalledWith(receipt);
});

test('one that nobody knows for two minutes was dropped', async () => {
  const { wallet, asked } = node({});
  const ended = follow(wallet);
  await minutes(1.9);
  expect(ended).not.toHaveBeenCalled();
  await minutes(0.2);
  expect(ended).toHaveBeenCalledWith(dropped);
  const before = asked.length;
  await minutes(5);
  expect(asked).toHaveLength(before);
});

test('one that waits for its turn is waited for, however long', async () => {
  const { wallet } = node({ eth_getTransactionByHash: pending, eth_getTransactionCount: '0x4' });
  const ended = follow(wallet);
  await minutes(60);
  expect(ended).not.toHaveBeenCalled();
});

test('one whose nonce another has used was replaced', async () => {
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

test('one that was mined while its nonce was looked at was not replaced', async () => {
  const { wallet, answers } = node({ eth_getTransactionByHash: pending });
  Object.defineProperty(answers, 'eth_getTransactionCount', {
    get: () => {
      answers['eth_getTransactionReceipt'] = receipt;
      return '0x5';
    },
  });
  const ended = follow(wallet);
  await minutes(0.1);
  expect(ended).toHaveBeenCalledWith(receipt);
});

test('a node that does not answer says nothing of the transaction', async () => {
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
  expect(ended).toHaveBeenCalledWith(receipt);
});
