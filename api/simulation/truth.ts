import type { Db } from '../src/database/database';
import type { Round } from '../src/indexer/reduce';
import type { Model } from './game-model';
import { poolOf } from './game-model';
import type { Reader } from './reader';
import { game, type ScriptedBlock, type ScriptedChain } from './scripted-chain';
import { toldOf } from './told';

/** The same text for the same content: the database puts the fields of JSON in an order of its own. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one === 'bigint') return `${one}n`;
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

const roundsOf = ({ rounds }: Model): Round[] =>
  rounds.map((round) => ({
    id: round.id,
    start_time: round.startTime,
    end_time: round.endTime,
    lock_time: round.lockTime,
    price_at_start: round.priceAtStart,
    price_at_end: round.priceAtEnd,
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

const eventsOf = (blocks: readonly ScriptedBlock[]) =>
  blocks.flatMap(({ logs, number, hash }) =>
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

/** The predictions where the chain has them: each in the log that made it. */
const predictionsOf = ({ rounds }: Model, events: ReturnType<typeof eventsOf>) =>
  rounds.flatMap(({ id, stakes }) =>
    stakes.map(({ player, up, amount, claimed }) => {
      const made = events.find(
        ({ name, args }) =>
          name === 'PredictionMade' && args.roundId === id && args.player === player,
      );
      const { block = -1, log_index = -1 } = made ?? {};
      return { round_id: id, player, up, amount, claimed, block, log_index };
    }),
  );

/** All blocks after the one before the game: the simulated chains are shorter than what is remembered. */
const blocksOf = (blocks: readonly ScriptedBlock[]) =>
  blocks
    .slice(1)
    .map(({ number, hash, parentHash, time }) => ({ number, hash, parent_hash: parentHash, time }));

const parametersOf = ({ minimum, maximum, lock }: Model) => [
  { name: 'maximumDeposit', value: maximum },
  { name: 'minimumDeposit', value: minimum },
  { name: 'predictionLock', value: BigInt(lock) },
];

const truthOf = (chain: ScriptedChain) => {
  const { model, number, hash } = chain.head();
  const events = eventsOf(chain.blocks());
  const rounds = roundsOf(model);
  const predictions = predictionsOf(model, events);
  const parameters = parametersOf(model);
  return {
    cursor: { chain_id: 31337, game, block: number, hash },
    blocks: blocksOf(chain.blocks()),
    events,
    rounds,
    predictions,
    parameters,
    stream: toldOf({ rounds, predictions, parameters }),
  };
};

/** Every table of the index in an order of its own, without what counts changes; of the stream what it amounts to. */
const readTables = async (db: Db, reader: Reader) => {
  const rounds = await db.selectFrom('rounds').selectAll().orderBy('id').execute();
  return {
    cursor: await db
      .selectFrom('cursor')
      .select(['chain_id', 'game', 'block', 'hash'])
      .executeTakeFirst(),
    blocks: await db.selectFrom('blocks').selectAll().orderBy('number').execute(),
    events: await db
      .selectFrom('events')
      .selectAll()
      .orderBy('block')
      .orderBy('log_index')
      .execute(),
    rounds: rounds.map(({ revision: _, ...round }) => round),
    predictions: await db
      .selectFrom('predictions')
      .selectAll()
      .orderBy('round_id')
      .orderBy('block')
      .orderBy('log_index')
      .execute(),
    parameters: await db.selectFrom('parameters').selectAll().orderBy('name').execute(),
    stream: reader.told(),
  };
};

/** The tables that do not say what is true of the chain, and what was told of it that is not. */
export const differences = async (
  db: Db,
  chain: ScriptedChain,
  reader: Reader,
): Promise<string[]> => {
  const truth = truthOf(chain);
  const found = await readTables(db, reader);
  return (Object.keys(truth) as (keyof typeof truth)[])
    .filter((table) => text(found[table]) !== text(truth[table]))
    .map((table) => `${table}:\n  true  ${text(truth[table])}\n  found ${text(found[table])}`);
};
