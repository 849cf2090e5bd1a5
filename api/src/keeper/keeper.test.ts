import type { ContractTransaction, TransactionReceipt } from 'ethers';
import type { Account } from '../accounts/account';
import { gameInterface, type Answer } from '../chain/contracts';
import { ContractRefusal } from '../chain/refusal';
import { createKeeper } from './keeper';

const address = `0x${'11'.repeat(20)}`;
const end = 1_300;
const round = { id: 4, start_time: 1_000, end_time: end, price_at_start: 5n };
const late = end + 3_600;

const nameOf = ({ data }: ContractTransaction) => gameInterface.parseTransaction({ data })!.name;

interface World {
  readonly now: number;
  readonly latest: () => Promise<Answer | undefined>;
  /** What the contract says to the call, if it refuses it. */
  readonly refuses?: (call: string) => string | undefined;
}

/** Tells what a keeper sent in such a world, and what it had to say. */
const work = async ({ now, latest, refuses = () => undefined }: World) => {
  const sent: string[] = [];
  const account: Account = {
    address,
    check: (call) => {
      const refusal = refuses(nameOf(call));
      if (refusal === undefined) return Promise.resolve();
      return Promise.reject(new ContractRefusal(refusal, [4n, 0n]));
    },
    send: (call) => {
      sent.push(nameOf(call));
      return Promise.resolve({ hash: '0x', logs: [] } as unknown as TransactionReceipt);
    },
  };
  const keeper = createKeeper({
    account,
    contracts: { findLatest: latest, findAnswer: latest },
    deployment: { game: address, feed: address, ownFeed: false },
    clock: { now: () => now * 1000 },
    openRounds: () => [round],
    voidDelaySeconds: 3_600,
    log: { info: () => {}, warn: () => {} },
  } as never);
  const problem = await keeper.work().catch((error: Error) => error.message);
  return { sent, problem };
};

const none = () => Promise.resolve(undefined);
const answer = () => Promise.resolve({ id: 1n, answer: 6n, updatedAt: late + 100 });
const broken = () => Promise.reject(new Error('The feed is broken.'));

it('waits for an answer for an hour, and then makes the round void', async () => {
  expect(await work({ now: late - 1, latest: none })).toEqual({ sent: [] });
  expect(await work({ now: late, latest: none })).toEqual({ sent: ['voidRound'] });
});

it('leaves it to the contract what an answer comes to that is late', async () => {
  expect(await work({ now: late + 200, latest: answer })).toEqual({ sent: ['resolveRound'] });
});

it('keeps no round open because the search fails', async () => {
  const problem = 'The feed is broken.';
  expect(await work({ now: late - 1, latest: broken })).toEqual({ sent: [], problem });
  expect(await work({ now: late, latest: broken })).toEqual({ sent: ['voidRound'] });
});

it('makes a round void that the contract does not let it resolve, as soon as that may be', async () => {
  const refused = (call: string) =>
    call === 'resolveRound' ? 'NotFirstAnswerAfterEnd' : 'RoundCanBeResolved';
  const waiting = await work({ now: late + 200, latest: answer, refuses: refused });
  expect(waiting).toEqual({ sent: [], problem: expect.any(String) as string });
  const allowed = (call: string) => (call === 'voidRound' ? undefined : refused(call));
  expect(await work({ now: end + 86_400, latest: answer, refuses: allowed })).toEqual({
    sent: ['voidRound'],
  });
});

it('leaves a round alone that somebody else has ended', async () => {
  const refuses = () => 'RoundAlreadyResolved';
  expect(await work({ now: late + 200, latest: answer, refuses })).toEqual({ sent: [] });
});
