/**
 * The API's public routes in the simplest way: Fastify without plugins, which queries the database for each request and
 * serialises by the same schemas. `plain-fastify.ts <port> <database's address>`
 */
import { CurrentPrice } from '@updown/protocol/api/price';
import {
  CurrentRoundResponse,
  GameStatus,
  PlayersHistoryResponse,
} from '@updown/protocol/api/rounds';
import Fastify from 'fastify';
import pg from 'pg';
import * as present from '../../api/src/game/present/rounds';
import type { Prediction, Round } from '../../api/src/game/round';
import { priceOf } from '../../api/src/game/units';
import { polled } from './paths';

const { builtins } = pg.types;
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.NUMERIC, BigInt);

const [port, databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
// The database stops before this server does.
pool.on('error', () => {});

/** A query with a name is prepared once for each connection. */
async function select<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>({ name: text.slice(-60), text, values })).rows;
}

async function latestRound() {
  return (await select<Round>('select * from rounds order by id desc limit 1'))[0];
}

async function currentRound() {
  const [latest, ended] = await Promise.all([
    latestRound(),
    select<Round>(`select * from rounds where outcome <> 'Pending' order by id desc limit 20`),
  ]);
  const current = latest === undefined ? null : present.currentRound(latest, Date.now());
  return { success: true, data: { current, history: ended.map(present.historyItem) } };
}

async function players() {
  const [predictions, [count]] = await Promise.all([
    select<Prediction>('select * from predictions order by block desc, log_index desc limit 200'),
    select<{ count: number }>('select count(*) from predictions'),
  ]);
  const ids = [...new Set(predictions.map(({ round_id }) => round_id))];
  const rounds = await select<Round>('select * from rounds where id = any($1)', [ids]);
  const roundOf = new Map(rounds.map((round) => [round.id, round]));
  const data = predictions.flatMap((prediction) => {
    const round = roundOf.get(prediction.round_id);
    return round === undefined ? [] : [present.playerHistoryItem(prediction, round)];
  });
  return { success: true, data, total: count?.count ?? 0 };
}

async function status() {
  return present.gameStatus(await latestRound(), Date.now(), true, 'Local');
}

async function price() {
  const [[latest], [dayAgo]] = await Promise.all([
    select<{ time: number; price: bigint; source: string }>(
      'select * from prices order by time desc limit 1',
    ),
    select<{ price: bigint }>('select price from prices where time >= $1 order by time limit 1', [
      Date.now() - 24 * 3600_000,
    ]),
  ]);
  const [now, before] = [priceOf(latest?.price ?? 0n), priceOf(dayAgo?.price ?? 1n)];
  const change24h = ((now - before) / before) * 100;
  return { price: now, change24h, timestamp: latest?.time ?? 0, source: latest?.source ?? '' };
}

const app = Fastify();
function route(path: string, response: object, handler: () => Promise<unknown>) {
  app.get(path.split('?')[0] ?? path, { schema: { response: { 200: response } } }, handler);
}
route(polled['current round'].path, CurrentRoundResponse, currentRound);
route(polled.players.path, PlayersHistoryResponse, players);
route(polled.status.path, GameStatus, status);
route(polled.price.path, CurrentPrice, price);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
