import { gameAbi } from '@updown/contracts';
import { Contract, EventLog, JsonRpcProvider } from 'ethers';
import pg from 'pg';
import { openDatabase } from '../src/infra/database/open';
import { CHAIN_ID, EMITTER } from './emitted-chain';

/** The result of one indexer. */
export interface Measured {
  readonly events: number;
  readonly seconds: number;
}

const BLOCKS_PER_QUERY = 50;

const INSERT_EVENT = `insert into events values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const INSERT_PREDICTION = `insert into predictions values ($1, $2, $3, $4, null, $5, $6)`;
const UPDATE_ROUND = `update rounds set up_pool = $2, down_pool = $3,
  up_players = up_players + $4::int, down_players = down_players + 1 - $4::int where id = $1`;
const RESOLVE_ROUND = `update rounds set outcome = 'Up', price_at_end = $2, burned = $3 where id = $1`;
const INSERT_ROUND = `insert into rounds values
  ($1, $2, $3, $4, $5, null, 'Pending', 0, 0, 0, 0, $6, $7, 0, 0, 1)`;

function plainArguments({ fragment, args }: EventLog) {
  return JSON.stringify(
    Object.fromEntries(fragment.inputs.map(({ name }) => [name, String(args[name] as unknown)])),
  );
}

/** Writes one event in the simplest way, with one statement for each row. */
async function write(client: pg.Client, event: EventLog) {
  const { blockHash, index, blockNumber, transactionHash, eventName, args } = event;
  const roundId = Number(args.roundId);
  await client.query(INSERT_EVENT, [
    ...[CHAIN_ID, blockHash, index, blockNumber, transactionHash, eventName, roundId],
    plainArguments(event),
  ]);
  if (eventName === 'RoundStarted') {
    const { startTime, endTime, lockTime, priceAtStart, minimumDeposit, maximumDeposit } = args;
    const round = [startTime, endTime, lockTime, priceAtStart, minimumDeposit, maximumDeposit];
    await client.query(INSERT_ROUND, [roundId, ...round.map(String)]);
  } else if (eventName === 'RoundResolved') {
    const { priceAtEnd, burned } = args;
    await client.query(RESOLVE_ROUND, [roundId, String(priceAtEnd), String(burned)]);
  } else {
    const { player, up, amount, upPool, downPool } = args;
    const place = [blockNumber, index];
    await client.query(INSERT_PREDICTION, [roundId, player, up, String(amount), ...place]);
    await client.query(UPDATE_ROUND, [roundId, String(upPool), String(downPool), up ? 1 : 0]);
  }
}

/**
 * Reads the blocks up to `lastBlock` with ethers' `queryFilter`, and writes the same tables as our indexer, with one
 * transaction for each query.
 */
export async function indexPlainly(
  url: string,
  lastBlock: number,
  databaseUrl: string,
): Promise<Measured> {
  // Creates the tables.
  await (await openDatabase({ DATABASE_DIR: '', DATABASE_URL: databaseUrl })).close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const provider = new JsonRpcProvider(url, CHAIN_ID, { staticNetwork: true });
  const game = new Contract(EMITTER, gameAbi, provider);
  const begin = performance.now();
  let events = 0;
  for (let from = 1; from <= lastBlock; from += BLOCKS_PER_QUERY) {
    const to = Math.min(lastBlock, from + BLOCKS_PER_QUERY - 1);
    const found = await game.queryFilter('*', from, to);
    await client.query('begin');
    for (const event of found) if (event instanceof EventLog) await write(client, event);
    await client.query('commit');
    events += found.length;
  }
  const seconds = (performance.now() - begin) / 1000;
  provider.destroy();
  await client.end();
  return { events, seconds };
}
