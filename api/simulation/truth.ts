import type { Db } from '../src/database/database';
import type { Model } from './game-model';
import { poolOf } from './game-model';
import type { ScriptedBlock, ScriptedChain } from './scripted-chain';
import { game } from './scripted-chain';

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one));

const roundsOf = ({ rounds }: Model) =>
  rounds.map((round) => ({
    id: round.id,
    start_time: round.startTime,
    price_at_start: round.priceAtStart,
    price_at_end: round.priceAtEnd,
    outcome: round.outcome,
    up_pool: poolOf(round, true),
    down_pool: poolOf(round, false),
    up_players: round.stakes.filter(({ up }) => up).length,
    down_players: round.stakes.filter(({ up }) => !up).length,
    paid: round.stakes.reduce((sum, { claimed }) => sum + (claimed ?? 0n), 0n),
    burned: round.burned,
  }));

const predictionsOf = ({ rounds }: Model) =>
  rounds.flatMap(({ id, stakes }) =>
    stakes.map(({ player, up, amount, claimed }) => ({
      round_id: id,
      player,
      up,
      amount,
      claimed,
    })),
  );

const eventsOf = (blocks: readonly ScriptedBlock[]) =>
  blocks.flatMap(({ logs, number, hash }) =>
    logs
      .filter(({ address }) => address === game)
      .map((log) => ({
        block: number,
        block_hash: hash,
        log_index: Number(log.logIndex),
        transaction_hash: log.transactionHash,
      })),
  );

const parametersOf = ({ minimum, maximum, lock }: Model) => [
  { name: 'maximumDeposit', value: maximum },
  { name: 'minimumDeposit', value: minimum },
  { name: 'predictionLock', value: BigInt(lock) },
];

/** Every table as the index has it, in an order of its own. */
const readTables = async (db: Db) => ({
  cursor: await db.selectFrom('cursor').select(['block', 'hash']).executeTakeFirst(),
  rounds: await db
    .selectFrom('rounds')
    .select(['id', 'start_time', 'price_at_start', 'price_at_end', 'outcome', 'up_pool'])
    .select(['down_pool', 'up_players', 'down_players', 'paid', 'burned'])
    .orderBy('id')
    .execute(),
  predictions: await db
    .selectFrom('predictions')
    .select(['round_id', 'player', 'up', 'amount', 'claimed'])
    .orderBy('round_id')
    .orderBy('block')
    .orderBy('log_index')
    .execute(),
  parameters: await db.selectFrom('parameters').selectAll().orderBy('name').execute(),
  events: await db
    .selectFrom('events')
    .select(['block', 'block_hash', 'log_index', 'transaction_hash'])
    .orderBy('block')
    .orderBy('log_index')
    .execute(),
});

/** The names of the tables that do not say what is true of the chain. */
export const differences = async (db: Db, chain: ScriptedChain): Promise<string[]> => {
  const { model, number, hash } = chain.head();
  const truth = {
    cursor: { block: number, hash },
    rounds: roundsOf(model),
    predictions: predictionsOf(model),
    parameters: parametersOf(model),
    events: eventsOf(chain.blocks()),
  };
  const found = await readTables(db);
  return (Object.keys(truth) as (keyof typeof truth)[])
    .filter((table) => text(found[table]) !== text(truth[table]))
    .map((table) => `${table}:\n  true  ${text(truth[table])}\n  found ${text(found[table])}`);
};
