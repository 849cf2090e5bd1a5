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

/** What the streams were told since `id`, and when it was written down. */
const rowsSince = async (client: pg.Client, id: number) => {
  const { rows } = await client.query<Row>(
    `select id, at, event, data->>'playerAddress' as player from stream where id > $1 order by id`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }));
};

/** Of one event, in Unix milliseconds: its transaction was sent, it was written down, the first and the last stream had it. */
interface Told {
  readonly sent: number | undefined;
  readonly at: number;
  readonly first: number;
  readonly last: number;
}

/** Every player stakes once. */
const stakeInTurn = async (
  world: World,
  workers: Workers,
  client: pg.Client,
  streams: number,
): Promise<Told[]> => {
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
};

/** So many events tell something, if they came while the host left the machine its processors. */
const enough = 15;
const mostTurns = 6;

/** Players stake while all these streams are open; gives the middle of the times. */
export const measureBroadcast = async (
  world: World,
  workers: Workers,
  servers: readonly Server[],
  wanted: number,
  readers: Readers,
): Promise<{ readonly toWire: number; readonly toAll: number }> => {
  const streams = await openStreams(workers, servers, wanted, readers);
  const client = new pg.Client(world.environment.DATABASE_URL);
  await client.connect();
  const host = watchHost();
  const told: Told[] = [];
  let quiet: Told[] = [];
  try {
    for (let turn = 0; turn < mostTurns && quiet.length < enough; turn++) {
      await nextRound(world);
      told.push(...(await stakeInTurn(world, workers, client, streams)));
      quiet = told.filter(({ at, last }) => host.wasQuiet(at, last));
    }
  } finally {
    host.stop();
    await client.end();
  }

  const toAllOf = (events: readonly Told[]) => events.map(({ at, last }) => last - at);
  const toAll = toAllOf(quiet);
  const toWire = quiet.flatMap(({ sent, first }) => (sent === undefined ? [] : [first - sent]));
  console.log(
    `${servers.length} × ours: ${whole(streams)} streams, read ${readers}, ${quiet.length} of ${told.length} events: ` +
      `written down → with the last reader median ${milliseconds(median(toAll))}, worst ${milliseconds(Math.max(...toAll))}, ` +
      `median of all ${milliseconds(median(toAllOf(told)))}; ` +
      `transaction sent → event on the wire median ${milliseconds(median(toWire))}, ` +
      `worst ${milliseconds(Math.max(...toWire))}`,
  );
  return { toAll: median(toAll), toWire: median(toWire) };
};
