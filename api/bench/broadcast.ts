import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { World } from '../test/world';
import { nextRound, players, predict } from './game';
import { watchHost } from './host';
import type { Workers } from './load/workers';
import { milliseconds, whole } from './print';
import type { Server } from './servers';
import { median } from './statistics';
import { arrivalsAt, openStreams, type Readers } from './streams';

interface Row {
  readonly id: string;
  readonly at: string;
  readonly event: string;
  readonly player: string | null;
}

/** The stream's events after `id`, each with the time when it was written. */
async function rowsSince(client: pg.Client, id: number) {
  const { rows } = await client.query<Row>(
    `select id, at, event, data->>'playerAddress' as player from stream where id > $1 order by id`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }));
}

/** The times of one event, in Unix milliseconds. */
interface EventTimes {
  /** When its transaction was sent. Undefined if it is not a prediction. */
  readonly sent: number | undefined;
  /** When it was written to the database. */
  readonly at: number;
  /** When the first stream received it. */
  readonly first: number;
  /** When the last stream received it. */
  readonly last: number;
}

/** Lets every player stake once. Resolves to the times of the events. */
async function stakeInTurn(
  world: World,
  workers: Workers,
  client: pg.Client,
  streams: number,
): Promise<EventTimes[]> {
  const from = (await rowsSince(client, 0)).at(-1)?.id ?? 0;
  const sent = new Map<string, number>();
  for (const player of players) {
    sent.set(await world.account(player), Date.now());
    await predict(world, player);
    await sleep(300);
  }
  await sleep(1_000);
  const rows = await rowsSince(client, from);
  const arrivals = await arrivalsAt(
    workers,
    streams,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ at, event, player }, index) => {
    const arrival = arrivals[index];
    const begin = event === 'prediction' && player !== null ? sent.get(player) : undefined;
    return arrival === undefined ? [] : [{ ...arrival, at, sent: begin }];
  });
}

/** The number of events that a measurement needs, all from times when the host was quiet. */
const ENOUGH = 15;
const MOST_TURNS = 6;

/** Lets players stake while the streams are open. Resolves to the median times, in milliseconds. */
export async function measureBroadcast(
  world: World,
  workers: Workers,
  servers: readonly Server[],
  wanted: number,
  readers: Readers,
): Promise<{ readonly toWire: number; readonly toAll: number }> {
  const streams = await openStreams(workers, servers, wanted, readers);
  const client = new pg.Client(world.environment.DATABASE_URL);
  await client.connect();
  const host = watchHost();
  const measured: EventTimes[] = [];
  let quiet: EventTimes[] = [];
  try {
    for (let turn = 0; turn < MOST_TURNS && quiet.length < ENOUGH; turn++) {
      await nextRound(world);
      measured.push(...(await stakeInTurn(world, workers, client, streams)));
      quiet = measured.filter(({ at, last }) => host.wasQuiet(at, last));
    }
  } finally {
    host.stop();
    await client.end();
  }

  const toAllOf = (events: readonly EventTimes[]) => events.map(({ at, last }) => last - at);
  const toAll = toAllOf(quiet);
  const toWire = quiet.flatMap(({ sent, first }) => (sent === undefined ? [] : [first - sent]));
  console.log(
    `${servers.length} × ours: ${whole(streams)} streams, read ${readers}, ${quiet.length} of ${measured.length} events: ` +
      `written → last reader median ${milliseconds(median(toAll))}, worst ${milliseconds(Math.max(...toAll))}, ` +
      `median of all ${milliseconds(median(toAllOf(measured)))}; ` +
      `transaction sent → event on the wire median ${milliseconds(median(toWire))}, ` +
      `worst ${milliseconds(Math.max(...toWire))}`,
  );
  return { toAll: median(toAll), toWire: median(toWire) };
}
