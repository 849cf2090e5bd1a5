import type { ContractTransaction, TransactionReceipt } from 'ethers';
import type { Account, SendOptions } from '../accounts/account';
import { createChainClock } from '../chain/clock';
import { feedInterface, type Contracts } from '../chain/contracts';
import { createPoster } from './poster';

const address = `0x${'11'.repeat(20)}`;
const answerIn = ({ data }: ContractTransaction) =>
  BigInt(feedInterface.parseTransaction({ data })?.args[0] as bigint);

const posterOver = (prices: readonly bigint[]) => {
  const left = [...prices];
  const sent: { answer: bigint; options: SendOptions }[] = [];
  const account: Account = {
    address,
    check: () => Promise.resolve(),
    send: (transaction, options = {}) => {
      sent.push({ answer: answerIn(transaction), options });
      const log = feedInterface.encodeEventLog('AnswerUpdated', [answerIn(transaction), 8n, 0n]);
      return Promise.resolve({ hash: '0x', logs: [log] } as unknown as TransactionReceipt);
    },
  };
  const poster = createPoster({
    account,
    clock: createChainClock(),
    contracts: {
      latestAnswer: () => Promise.resolve({ id: 7n, answer: 1n, updatedAt: 0 }),
    } as Contracts,
    deployment: { feed: address, ownFeed: true } as never,
    market: () => undefined,
    prices: {
      current: () => {
        const price = left.shift();
        if (price === undefined) return Promise.reject(new Error('There is no price.'));
        return Promise.resolve({ price, source: 'moralis' });
      },
    },
    ...{ heartbeatSeconds: 60, deviationPercent: 0.5 },
    log: { info: () => {} },
  });
  return { poster, sent };
};

it('posts the price of the moment when an answer waited for too long to be mined', async () => {
  const { poster, sent } = posterOver([2500n, 2600n]);
  await poster.asNeeded(undefined);
  const [{ answer, options } = { answer: 0n, options: {} }] = sent;
  expect(answer).toBe(2500n);
  expect(options.perishable?.goodForMs).toBe(30_000);
  expect(answerIn(await options.perishable!.renew!())).toBe(2600n);
  await expect(options.perishable!.renew!()).rejects.toThrow('There is no price.');
});

it('lets a price by hand be cancelled, and puts no other in its place', async () => {
  const { poster, sent } = posterOver([]);
  await poster.byHand(2500n);
  expect(sent).toMatchObject([{ answer: 2500n, options: { perishable: { goodForMs: 30_000 } } }]);
  expect(sent[0]?.options.perishable?.renew).toBeUndefined();
});
