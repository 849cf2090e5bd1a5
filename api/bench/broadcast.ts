import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { World } from '../test/world';
import { players, predict } from './game';
import type { Arrival } from './load/streams';
import type { Workers } from './load/workers';
import { milliseconds, whole } from './print';
import type { Server } from './servers';
import { median } from './statistics';

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

const together = (parts: readonly Arrival[][]): Map<number, Arrival> => {
  const all = new Map<number, Arrival>();
  for (const arrival of parts.flat()) {
    const known = all.get(arrival.id);
    all.set(arrival.id, {
      id: arrival.id,
      first: Math.min(arrival.first, known?.first ?? Infinity),
      last: Math.max(arrival.last, known?.last ?? 0),
      readers: arrival.readers + (known?.readers ?? 0),
    });
  }
  return all;
};

/** Stakes on the chain while all these streams are open; gives the middle of the times. */
export const measureBroadcast = async (
  world: World,
  workers: Workers,
  server: Server,
  streams: number,
): Promise<{ readonly toWire: number; readonly toAll: number }> => {
  const share = Math.ceil(streams / workers.count);
  await workers.all({ kind: 'streams', port: server.port, streams: share });
  const client = new pg.Client(world.environment.DATABASE_URL);
  await client.connect();
  await sleep(1_000);
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
  const arrivals = together(await workers.all<Arrival[]>({ kind: 'arrivals' }));
  const toAll: number[] = [];
  const toWire: number[] = [];
  for (const { id, at, event, player } of rows) {
    const arrival = arrivals.get(id);
    if (arrival === undefined || arrival.readers !== share * workers.count)
      throw new Error(`Event ${id} reached ${arrival?.readers ?? 0} streams.`);
    toAll.push(arrival.last - at);
    const begin = player === null ? undefined : sent.get(player);
    if (event === 'prediction' && begin !== undefined) toWire.push(arrival.first - begin);
  }
  console.log(
    `${whole(share * workers.count)} streams, ${rows.length} events: written down → with the last reader ` +
      `median ${milliseconds(median(toAll))}, worst ${milliseconds(Math.max(...toAll))}; ` +
      `transaction sent → event on the wire median ${milliseconds(median(toWire))}, ` +
      `worst ${milliseconds(Math.max(...toWire))}`,
  );
  return { toAll: median(toAll), toWire: median(toWire) };
};
