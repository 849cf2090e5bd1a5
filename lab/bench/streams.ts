import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { World } from '../../api/test/world';
import { median, rounded } from './figures';
import { nextRound, players, predict } from './game';
import { unlessSmallest } from './smallest';

const STREAMS = unlessSmallest(5_000, 100);
const OPEN_AT_ONCE = 20;
/** Players read on their own machines. So one stream in this many is read as its events come, the others afterwards. */
const WATCHED_ONE_OF = 50;

async function openStream(url: string, onEvent: (id: number) => void) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('data', (chunk) => {
    for (const [, id] of chunk.toString('latin1').matchAll(/^id: (\d+)$/gm)) onEvent(Number(id));
  });
  socket.write('GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** Opens event streams, in turns at the servers. */
async function openStreams(urls: readonly string[]) {
  /** When each event came, at first at the watched streams, in Unix milliseconds. */
  const arrivals = new Map<number, number[]>();
  const note = (id: number) => {
    arrivals.set(id, arrivals.get(id) ?? []);
    arrivals.get(id)!.push(Date.now());
  };
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  while (streams.length < STREAMS) {
    const batch = Array.from({ length: OPEN_AT_ONCE }, (_, index) =>
      openStream(urls[index % urls.length]!, note),
    );
    streams.push(...(await Promise.all(batch)));
  }
  // A server writes last to those that were opened last.
  const unread = streams
    .slice(0, -OPEN_AT_ONCE)
    .filter((_, index) => index % WATCHED_ONE_OF >= urls.length);
  for (const stream of unread) stream.pause();
  return {
    readAll: async () => {
      for (const stream of unread) stream.resume();
      await sleep(3_000);
    },
    /** Throws if the event did not reach every stream. */
    arrivalOf: (id: number) => {
      const times = arrivals.get(id) ?? [];
      if (times.length !== STREAMS) throw new Error(`Event ${id} reached ${times.length} streams.`);
      return { first: times[0]!, last: times[STREAMS - unread.length - 1]! };
    },
    close: () => streams.forEach((stream) => stream.destroy()),
  };
}

interface Row {
  readonly id: string;
  readonly at: string;
  readonly event: string;
  readonly player: string | null;
}

/** Lets every player stake once while the streams are open. */
export async function measureStreams(world: World, urls: readonly string[]): Promise<void> {
  await nextRound(world);
  const client = new pg.Client(world.environment.DATABASE_URL);
  await client.connect();
  const streams = await openStreams(urls);
  await sleep(1_000);
  const begin = Date.now();
  const sent = new Map<string, number>();
  try {
    for (const player of players) {
      sent.set(await world.account(player), Date.now());
      await predict(world, player);
      await sleep(300);
    }
    const { rows } = await client.query<Row>(
      `select id, at, event, data->>'playerAddress' as player from stream where at >= $1`,
      [begin],
    );
    await streams.readAll();
    const events = rows.map((row) => ({ ...row, ...streams.arrivalOf(Number(row.id)) }));
    const toAll = events.map(({ at, last }) => last - Number(at));
    const toWire = events
      .filter(({ event }) => event === 'prediction')
      .map(({ player, first }) => first - sent.get(player ?? '')!);
    const figures = (times: readonly number[]) => ({
      events: times.length,
      'median, ms': rounded(median(times)),
      'worst, ms': rounded(Math.max(...times)),
    });
    console.log(`\n${STREAMS} streams at ${urls.length} processes:`);
    console.table({
      'change to all (wanted: ≤ 50 ms)': figures(toAll),
      'transaction to the wire (wanted: < 250 ms)': figures(toWire),
    });
  } finally {
    streams.close();
    await client.end();
  }
}
