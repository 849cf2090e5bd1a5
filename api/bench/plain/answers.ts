import pg from 'pg';
import * as present from '../../src/game/present/rounds';
import type { Prediction, Round } from '../../src/game/round';
import { priceOf } from '../../src/game/units';

const { builtins } = pg.types;
pg.types.setTypeParser(builtins.INT8, Number);
pg.types.setTypeParser(builtins.NUMERIC, BigInt);

/** The responses of our public routes in the simplest way: each request queries the database. */
export function createAnswers(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // The database stops before the servers do.
  pool.on('error', () => {});
  // A query with a name is prepared once for each connection.
  const select = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>({ name: text.slice(-60), text, values })).rows;
  const latestRound = async () =>
    (await select<Round>('select * from rounds order by id desc limit 1'))[0];

  return {
    currentRound: async () => {
      const [latest, ended] = await Promise.all([
        latestRound(),
        select<Round>(`select * from rounds where outcome <> 'Pending' order by id desc limit 20`),
      ]);
      const current = latest === undefined ? null : present.currentRound(latest, Date.now());
      return { success: true, data: { current, history: ended.map(present.historyItem) } };
    },
    players: async () => {
      const [predictions, [count]] = await Promise.all([
        select<Prediction>(
          'select * from predictions order by block desc, log_index desc limit 200',
        ),
        select<{ count: number }>('select count(*) from predictions'),
      ]);
      const ids = [...new Set(predictions.map(({ round_id }) => round_id))];
      const rounds = new Map(
        (await select<Round>('select * from rounds where id = any($1)', [ids])).map((round) => [
          round.id,
          round,
        ]),
      );
      const data = predictions.flatMap((prediction) => {
        const round = rounds.get(prediction.round_id);
        return round === undefined ? [] : [present.playerHistoryItem(prediction, round)];
      });
      return { success: true, data, total: count?.count ?? 0 };
    },
    status: async () => present.gameStatus(await latestRound(), Date.now(), true, 'Local'),
    price: async () => {
      const [[latest], [dayAgo]] = await Promise.all([
        select<{ time: number; price: bigint; source: string }>(
          'select * from prices order by time desc limit 1',
        ),
        select<{ price: bigint }>(
          'select price from prices where time >= $1 order by time limit 1',
          [Date.now() - 24 * 3600_000],
        ),
      ]);
      const [price, before] = [priceOf(latest?.price ?? 0n), priceOf(dayAgo?.price ?? 1n)];
      const change24h = ((price - before) / before) * 100;
      return { price, change24h, timestamp: latest?.time ?? 0, source: latest?.source ?? '' };
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
