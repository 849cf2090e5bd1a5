import { ContractError } from '../../chain/contract-error';
import { gameInterface } from '../../chain/contracts';
import type { Round } from '../../game/round';
import { createStarts } from './starts';

const address = `0x${'11'.repeat(20)}`;
const END = 1_300;
const bet: Partial<Round> = { id: 4, end_time: END, up_pool: 1n, down_pool: 0n, outcome: 'Up' };
const empty: Partial<Round> = { ...bet, up_pool: 0n, outcome: 'Pending' };

interface World {
  readonly now?: number;
  readonly round: Partial<Round> | undefined;
  readonly isWatched?: boolean;
  readonly error?: Error;
}

/** The prices with which the keeper started rounds in such a world, over three looks. */
async function startsIn({ now = END, round, isWatched = false, error }: World) {
  const attempts: bigint[] = [];
  const work = createStarts({
    contracts: { findLatest: () => Promise.resolve({ answer: 7n }) },
    deployment: { game: address },
    clock: { now: () => now * 1000 },
    readModel: { latestRound: () => round },
    isWatched: () => isWatched,
    spender: {
      isResting: () => false,
      send: ({ data }: { data: string }) => {
        attempts.push(gameInterface.parseTransaction({ data })!.args[0] as bigint);
        return error === undefined ? Promise.resolve({ hash: '0x' }) : Promise.reject(error);
      },
    },
    log: { info: () => {} },
  } as never);
  await work();
  if (error !== undefined) await work();
  return attempts;
}

test.each([
  ['the last round has bets and its result', { round: bet }],
  ['somebody watches, and the last round had no bets', { round: empty, isWatched: true }],
  ['somebody watches before the first round', { round: undefined, isWatched: true }],
  [
    'the result of the last round is half a minute late',
    { round: { ...bet, outcome: 'Pending' }, now: END + 30 },
  ],
] satisfies [string, World][])("starts a round at the feed's price if %s", async (_when, world) => {
  expect(await startsIn(world)).toEqual([7n]);
});

test.each([
  ['nobody watches and nobody has bet', { round: empty }],
  ['nobody watches before the first round', { round: undefined }],
  ['the round is still running', { round: bet, isWatched: true, now: END - 1 }],
  ['the last round waits for its result', { round: { ...bet, outcome: 'Pending' } }],
] satisfies [string, World][])('starts no round if %s', async (_when, world) => {
  expect(await startsIn(world)).toEqual([]);
});

test('waits a moment after the contract has refused', async () => {
  const error = new ContractError('StalePrice', []);
  expect(await startsIn({ round: bet, error })).toEqual([7n]);
});
