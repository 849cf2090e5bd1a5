import { gameAbi } from '@updown/contracts';
import { Contract, EventLog, JsonRpcProvider } from 'ethers';
import pg from 'pg';
import { openDatabase } from '../src/database/open';
import { chainId, emitter } from './emitted-chain';
import type { Measured } from './measured';

const blocksPerQuery = 50;

const insertEvent = `insert into events values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const insertPrediction = `insert into predictions values ($1, $2, $3, $4, null, $5, $6)`;
const updateRound = `update rounds set up_pool = $2, down_pool = $3,
  up_players = up_players + $4::int, down_players = down_players + 1 - $4::int where id = $1`;
const insertRound = `insert into rounds values
  ($1, $2, $3, $4, $5, null, 'Pending', 0, 0, 0, 0, $6, $7, 0, 0, 1)`;

const plainArguments = ({ fragment, args }: EventLog) =>
  JSON.stringify(
    Object.fromEntries(fragment.inputs.map(({ name }) => [name, String(args[name] as unknown)])),
  );

/** Writes one event as one would write it down: a statement for each row. */
const write = async (client: pg.Client, event: EventLog) => {
  const { blockHash, index, blockNumber, transactionHash, eventName, args } = event;
  const roundId = Number(args.roundId);
  await client.query(insertEvent, [
    ...[chainId, blockHash, index, blockNumber, transactionHash, eventName, roundId],
    plainArguments(event),
  ]);
  if (eventName === 'RoundStarted') {
    const { startTime, endTime, lockTime, priceAtStart, minimumDeposit, maximumDeposit } = args;
    const round = [startTime, endTime, lockTime, priceAtStart, minimumDeposit, maximumDeposit];
    await client.query(insertRound, [roundId, ...round.map(String)]);
  } else {
    const { player, up, amount, upPool, downPool } = args;
    const place = [blockNumber, index];
    await client.query(insertPrediction, [roundId, player, up, String(amount), ...place]);
    await client.query(updateRound, [roundId, String(upPool), String(downPool), up ? 1 : 0]);
  }
};

/** Reads the blocks up to `lastBlock` by ethers' `queryFilter` and gives `take` what each query found. */
const query = async (
  url: string,
  lastBlock: number,
  take: (events: readonly EventLog[]) => Promise<void>,
): Promise<Measured> => {
  const provider = new JsonRpcProvider(url, chainId, { staticNetwork: true });
  const game = new Contract(emitter, gameAbi, provider);
  const begin = performance.now();
  let events = 0;
  for (let from = 1; from <= lastBlock; from += blocksPerQuery) {
    const found = await game.queryFilter('*', from, Math.min(lastBlock, from + blocksPerQuery - 1));
    const decoded = found.filter((event) => event instanceof EventLog);
    await take(decoded);
    events += decoded.length;
  }
  provider.destroy();
  return { events, seconds: (performance.now() - begin) / 1000 };
};

/** What one gets who keeps nothing. */
export const onlyQuery = (url: string, lastBlock: number): Promise<Measured> =>
  query(url, lastBlock, () => Promise.resolve());

/** The same tables as ours in the same database, a transaction for what each query found. */
export const indexPlainly = async (
  url: string,
  lastBlock: number,
  databaseUrl: string,
): Promise<Measured> => {
  // For the tables.
  await (await openDatabase({ DATABASE_DIR: '', DATABASE_URL: databaseUrl })).close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const measured = await query(url, lastBlock, async (events) => {
    await client.query('begin');
    for (const event of events) await write(client, event);
    await client.query('commit');
  });
  await client.end();
  return measured;
};
