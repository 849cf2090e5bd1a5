import type { Round } from '../../api/src/game/round';
import type { Db } from '../../api/src/infra/database/database';
import { countedBoards, readBoards, type Bet } from '../../api/test/counted-leaderboard';
import type { Model } from '../../api/test/scripted/game-model';
import { payoutOf, poolOf } from '../../api/test/scripted/game-model';
import {
  GAME,
  type ScriptedBlock,
  type ScriptedChain,
} from '../../api/test/scripted/scripted-chain';
import { readTables, text } from './compare';
import { pageStateOf } from './page-state';
import type { Reader } from './reader';

function roundsOf({ rounds }: Model): Round[] {
  return rounds.map((round) => ({
    id: round.id,
    start_time: round.startTime,
    end_time: round.endTime,
    lock_time: round.lockTime,
    price_at_start: round.priceAtStart,
    price_at_end: round.priceAtEnd,
    feed_round_at_start: round.feedRoundAtStart,
    feed_round_at_end: round.feedRoundAtEnd,
    outcome: round.outcome,
    up_pool: poolOf(round, true),
    down_pool: poolOf(round, false),
    up_players: round.stakes.filter(({ up }) => up).length,
    down_players: round.stakes.filter(({ up }) => !up).length,
    minimum_deposit: round.minimum,
    maximum_deposit: round.maximum,
    paid: round.stakes.reduce((sum, { claimed }) => sum + (claimed ?? 0n), 0n),
    burned: round.burned,
  }));
}

function eventsOf(blocks: readonly ScriptedBlock[]) {
  return blocks.flatMap(({ logs, number, hash }) =>
    logs.flatMap(({ emitted, logIndex, transactionHash }) =>
      emitted === undefined
        ? []
        : {
            chain_id: 31337,
            block_hash: hash,
            log_index: Number(logIndex),
            block: number,
            transaction_hash: transactionHash,
            name: emitted.name,
            round_id: emitted.kept.roundId ?? null,
            args: emitted.kept,
          },
    ),
  );
}

/** The predictions, each with the place of its event and with its claim. */
function predictionsOf({ rounds }: Model, events: ReturnType<typeof eventsOf>) {
  return rounds.flatMap(({ id, stakes }) =>
    stakes.map(({ player, up, amount, claimed }) => {
      const find = (wanted: string) =>
        events.find(
          ({ name, args }) => name === wanted && args.roundId === id && args.player === player,
        );
      const { block = -1, log_index = -1 } = find('PredictionMade') ?? {};
      const claim = find('RewardsClaimed');
      return {
        round_id: id,
        player,
        up,
        amount,
        claimed,
        claimed_by: (claim?.args.caller as string | undefined) ?? null,
        claimed_in: claim?.transaction_hash ?? null,
        block,
        log_index,
      };
    }),
  );
}

/** All blocks from the creation of the game. The indexer remembers more blocks than a simulated chain has. */
function blocksOf(blocks: readonly ScriptedBlock[]) {
  return blocks
    .slice(1)
    .map(({ number, hash, parentHash, time }) => ({ number, hash, parent_hash: parentHash, time }));
}

function parametersOf({ minimum, maximum, lock }: Model) {
  return [
    { name: 'maximumDeposit', value: maximum },
    { name: 'minimumDeposit', value: minimum },
    { name: 'predictionLock', value: BigInt(lock) },
  ];
}

/** The bets in rounds with an outcome, in the order of the rounds. */
function betsOf({ rounds }: Model): Bet[] {
  return rounds
    .filter(({ outcome }) => outcome !== 'Pending')
    .flatMap((round) =>
      round.stakes.map((stake) => ({
        roundId: round.id,
        endTime: round.endTime,
        player: stake.player,
        amount: stake.amount,
        payout: payoutOf(round, stake),
        result: ['Draw', 'Void'].includes(round.outcome)
          ? 'returned'
          : payoutOf(round, stake) > 0n
            ? 'won'
            : 'lost',
      })),
    );
}

/** The time of the latest block, and the latest end of a round with an outcome, which may be in an earlier period. */
function timesOf({ time, model }: ScriptedBlock): number[] {
  const ended = model.rounds.findLast(({ outcome }) => outcome !== 'Pending');
  return ended === undefined ? [time] : [time, ended.endTime];
}

function truthOf(chain: ScriptedChain) {
  const { model, number, hash } = chain.head();
  const bets = betsOf(model);
  const events = eventsOf(chain.blocks());
  const rounds = roundsOf(model);
  const predictions = predictionsOf(model, events);
  const parameters = parametersOf(model);
  return {
    cursor: { chain_id: 31337, game: GAME, block: number, hash },
    blocks: blocksOf(chain.blocks()),
    events,
    rounds,
    predictions,
    parameters,
    stream: pageStateOf({ rounds, predictions, parameters }),
    leaderboards: timesOf(chain.head()).map((time) => countedBoards(bets, time)),
  };
}

/** Lists the tables that do not match the chain, and the stream if it does not. */
export async function differences(db: Db, chain: ScriptedChain, reader: Reader): Promise<string[]> {
  const truth = truthOf(chain);
  const leaderboards = [];
  for (const time of timesOf(chain.head())) leaderboards.push(await readBoards(db, time));
  const found = { ...(await readTables(db)), stream: reader.state(), leaderboards };
  return (Object.keys(truth) as (keyof typeof truth)[])
    .filter((table) => text(found[table]) !== text(truth[table]))
    .map(
      (table) => `${table}:\n  expected ${text(truth[table])}\n  found    ${text(found[table])}`,
    );
}
