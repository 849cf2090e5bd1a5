import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { World } from '../test/world';
import { players, predict } from './game';
import type { Workers } from './load/workers';
import { milliseconds, whole } from './print';
import type { Server } from './servers';
import { median } from './statistics';
import { arrivalsAt, openStreams } from './streams';

interface Row {
  readonly id: string;
  readonly at: string;
  readonly event: string;
  readonly player: string | null;
}

/** What the streams were told since `id`, and when it was written down. */
const rowsSince = async (client: pg.Client, id: number) => {
  const { rows } = await client.query<Row>(
    `select id, at, event, data->>'playerAddress' as player from stream where id > $1 order by id`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }));
};

/** Stakes on the chain while all these streams are open; gives the middle of the times. */
export const measureBroadcast = async (
  world: World,
  workers: Workers,
  server: Server,
  wanted: number,
): Promise<{ readonly toWire: number; readonly toAll: number }> => {
  const streams = await openStreams(workers, server, wanted);
  const client = new pg.Client(world.environment.DATABASE_URL);
  await client.connect();
  const from = (await rowsSince(client, 0)).at(-1)?.id ?? 0;

  const sent = new Map<string, number>();
  for (const player of players) {
    sent.set(await world.account(player), Date.now());
    await predict(world, player);
    await sleep(300);
  }
  await sleep(1_000);

  const rows = await rowsSince(client, from);
  await client.end();
  const ids = rows.map(({ id }) => id);
  const arrivals = await arrivalsAt(workers, streams, ids);
  const toAll: number[] = [];
  const toWire: number[] = [];
  for (const [index, { at, event, player }] of rows.entries()) {
    const { first, last } = arrivals[index] ?? { first: Number.NaN, last: Number.NaN };
    toAll.push(last - at);
    const begin = player === null ? undefined : sent.get(player);
    if (event === 'prediction' && begin !== undefined) toWire.push(first - begin);
  }
  console.log(
    `${whole(streams)} streams, ${rows.length} events: written down → with the last reader ` +
      `median ${milliseconds(median(toAll))}, worst ${milliseconds(Math.max(...toAll))}; ` +
      `transaction sent → event on the wire median ${milliseconds(median(toWire))}, ` +
      `worst ${milliseconds(Math.max(...toWire))}`,
  );
  return { toAll: median(toAll), toWire: median(toWire) };
};
