import type { ContractTransaction, TransactionReceipt } from 'ethers';
import type { Account } from '../../chain/accounts/account';
import { ContractError } from '../../chain/contract-error';
import { gameInterface, type Answer } from '../../chain/contracts';
import { createKeeper } from './keeper';

const address = `0x${'11'.repeat(20)}`;
const END = 1_300;
const round = {
  id: 4,
  end_time: END,
  feed_round_at_start: 1n,
  up_pool: 1n,
  down_pool: 0n,
};
const LATE = END + 3_600;

function nameOf({ data }: ContractTransaction) {
  return gameInterface.parseTransaction({ data })!.name;
}

interface World {
  readonly now: number;
  readonly latest: () => Promise<Answer | undefined>;
  /** The contract's error for a call, or undefined if it accepts the call. */
  readonly errorOf?: (call: string) => string | undefined;
  readonly stake?: bigint;
}

/** Returns the calls that a keeper sent in such a world, and its error. */
async function work({ now, latest, errorOf = () => undefined, stake = 1n }: World) {
  const sent: string[] = [];
  const account: Account = {
    address,
    check: (call) => {
      const error = errorOf(nameOf(call));
      if (error === undefined) return Promise.resolve();
      return Promise.reject(new ContractError(error, [4n, 0n]));
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
    openRounds: () => [{ ...round, up_pool: stake }],
    voidDelaySeconds: 3_600,
    log: { info: () => {}, warn: () => {} },
  } as never);
  const problem = await keeper.work().catch((error: Error) => error.message);
  return { sent, problem };
}

function none() {
  return Promise.resolve(undefined);
}
function answer() {
  return Promise.resolve({ id: 1n, answer: 6n, updatedAt: LATE + 100 });
}
function broken() {
  return Promise.reject(new Error('The feed is broken.'));
}

test('voids a round that has no answer for an hour', async () => {
  expect(await work({ now: LATE - 1, latest: none })).toEqual({ sent: [] });
  expect(await work({ now: LATE, latest: none })).toEqual({ sent: ['voidRound'] });
});

test('resolves with a late answer, and lets the contract decide the outcome', async () => {
  expect(await work({ now: LATE + 200, latest: answer })).toEqual({ sent: ['resolveRound'] });
});

test('voids a late round even if the search for its answer fails', async () => {
  const problem = 'The feed is broken.';
  expect(await work({ now: LATE - 1, latest: broken })).toEqual({ sent: [], problem });
  expect(await work({ now: LATE, latest: broken })).toEqual({ sent: ['voidRound'] });
});

test('voids a round that cannot be resolved, as soon as the contract allows it', async () => {
  const refused = (call: string) =>
    call === 'resolveRound' ? 'NotFirstAnswerAfterEnd' : 'RoundCanBeResolved';
  const waiting = await work({ now: LATE + 200, latest: answer, errorOf: refused });
  expect(waiting).toEqual({ sent: [], problem: expect.any(String) as string });
  const allowed = (call: string) => (call === 'voidRound' ? undefined : refused(call));
  expect(await work({ now: END + 86_400, latest: answer, errorOf: allowed })).toEqual({
    sent: ['voidRound'],
  });
});

test('does not end a round without a stake', async () => {
  expect(await work({ now: LATE + 200, latest: answer, stake: 0n })).toEqual({ sent: [] });
  expect(await work({ now: LATE, latest: none, stake: 0n })).toEqual({ sent: [] });
});

test('ignores a round that another account has resolved', async () => {
  const errorOf = () => 'RoundAlreadyResolved';
  expect(await work({ now: LATE + 200, latest: answer, errorOf })).toEqual({ sent: [] });
});
