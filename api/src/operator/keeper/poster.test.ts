import type { ContractTransaction, TransactionReceipt } from 'ethers';
import type { Account, SendOptions } from '../../chain/accounts/account';
import { createChainClock } from '../../chain/clock';
import { feedInterface, type Contracts } from '../../chain/contracts';
import { createPoster } from './poster';

const address = `0x${'11'.repeat(20)}`;
function answerIn({ data }: ContractTransaction) {
  return BigInt(feedInterface.parseTransaction({ data })?.args[0] as bigint);
}

const NOW = 1_000_000;
const noRound = { waitingSince: undefined, runsUntil: undefined };

function posterOver(prices: readonly bigint[]) {
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
    clock: { ...createChainClock(), now: () => NOW },
    contracts: {
      latestAnswer: () => Promise.resolve({ id: 7n, answer: 1n, updatedAt: 0 }),
    } as Contracts,
    deployment: { feed: address, ownFeed: true } as never,
    market: () => undefined,
    prices: {
      current: () => {
        const price = left.shift();
        if (price === undefined) return Promise.reject(new Error('The price is unknown.'));
        return Promise.resolve({ price, source: 'moralis' });
      },
    },
    heartbeatSeconds: 60,
    deviationPercent: 0.5,
    log: { info: () => {} },
  });
  return { poster, sent };
}

test('posts a newer price if a post waits too long to be mined', async () => {
  const { poster, sent } = posterOver([2500n, 2600n]);
  await poster.asNeeded(noRound);
  const [{ answer, options } = { answer: 0n, options: {} }] = sent;
  expect(answer).toBe(2500n);
  expect(options.expiry?.validForMs).toBe(30_000);
  expect(answerIn(await options.expiry!.renew!())).toBe(2600n);
  await expect(options.expiry!.renew!()).rejects.toThrow('The price is unknown.');
});

test('replaces a price that is pending at the end of the round with a price read after the end', async () => {
  const { poster, sent } = posterOver([2500n]);
  await poster.asNeeded({ ...noRound, runsUntil: NOW / 1000 + 7 });
  expect(sent[0]?.options.expiry?.validForMs).toBe(7_000);
});

test('lets a custom price expire without a replacement', async () => {
  const { poster, sent } = posterOver([]);
  await poster.byHand(2500n);
  expect(sent).toMatchObject([{ answer: 2500n, options: { expiry: { validForMs: 30_000 } } }]);
  expect(sent[0]?.options.expiry?.renew).toBeUndefined();
});
