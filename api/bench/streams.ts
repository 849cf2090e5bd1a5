import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { World } from '../test/world';
import { readBuffer } from './connection';
import { median, milliseconds, whole } from './figures';
import { nextRound, players, predict } from './game';

const OPEN_AT_ONCE = 20;
/** Players read on their own machines. So one stream in this many is read as its events come, the others afterwards. */
const WATCHED_ONE_OF = 50;

/** When the first and the last watched stream received an event, in Unix milliseconds, and how many streams did in all. */
interface Arrival {
  first: number;
  last: number;
  streams: number;
}

function openStream(port: number, onText: (text: string) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const callback = (length: number) => {
      onText(readBuffer.toString('latin1', 0, length));
      resolve(socket);
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: readBuffer, callback } });
    socket.write('GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
    socket.once('error', reject);
  });
}

/** Opens event streams, in turns at the servers, and records when each event reaches them. */
async function openStreams(urls: readonly string[], count: number) {
  const ports = urls.map((url) => Number(new URL(url).port));
  const arrivals = new Map<number, Arrival>();
  const sockets: Socket[] = [];
  const unread: Socket[] = [];
  const open = async (index: number) => {
    // A server writes last to those that were opened last.
    const isWatched = index % WATCHED_ONE_OF < ports.length || index >= count - OPEN_AT_ONCE;
    const socket = await openStream(ports[index % ports.length]!, (text) => {
      for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) {
        const known = arrivals.get(Number(id)) ?? { first: Infinity, last: 0, streams: 0 };
        const now = Date.now();
        arrivals.set(Number(id), {
          first: isWatched ? Math.min(known.first, now) : known.first,
          last: isWatched ? Math.max(known.last, now) : known.last,
          streams: known.streams + 1,
        });
      }
    });
    sockets.push(socket);
    if (!isWatched) unread.push(socket.pause());
  };
  for (let opened = 0; opened < count; opened += OPEN_AT_ONCE) {
    const indices = Array.from({ length: OPEN_AT_ONCE }, (_, index) => opened + index);
    await Promise.all(indices.filter((index) => index < count).map(open));
  }
  return {
    /** Throws if the event did not reach every stream. */
    arrivalOf: (id: number): Arrival => {
      const arrival = arrivals.get(id);
      if (arrival?.streams === count) return arrival;
      throw new Error(`Event ${id} reached ${arrival?.streams ?? 0} of ${count} streams.`);
    },
    readAll: async () => {
      for (const socket of unread) socket.resume();
      await sleep(3_000);
    },
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

interface Row {
  readonly id: string;
  readonly at: string;
  readonly event: string;
  readonly player: string | null;
}

/** The events of the stream after `id`, each with the time of its write. */
async function rowsSince(client: pg.Client, id: number): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select id, at, event, data->>'playerAddress' as player from stream where id > $1 order by id`,
    [id],
  );
  return rows;
}

/** Lets every player stake once while the streams are open. Resolves to the median times, in milliseconds. */
export async function measureStreams(world: World, urls: readonly string[], count: number) {
  await nextRound(world);
  const client = new pg.Client(world.environment.DATABASE_URL);
  await client.connect();
  const streams = await openStreams(urls, count);
  await sleep(1_000);
  const from = Number((await rowsSince(client, 0)).at(-1)?.id ?? 0);
  const sent = new Map<string, number>();
  try {
    for (const player of players) {
      sent.set(await world.account(player), Date.now());
      await predict(world, player);
      await sleep(300);
    }
    const rows = await rowsSince(client, from);
    await streams.readAll();
    const events = rows.map((row) => ({ ...row, ...streams.arrivalOf(Number(row.id)) }));
    const toAll = events.map(({ at, last }) => last - Number(at));
    const toWire = events.flatMap(({ event, player, first }) => {
      const begin = event === 'prediction' && player !== null ? sent.get(player) : undefined;
      return begin === undefined ? [] : [first - begin];
    });
    console.log(
      `${urls.length} × ours: ${whole(count)} streams, ${events.length} events: ` +
        `written → last reader median ${milliseconds(median(toAll))}, worst ${milliseconds(Math.max(...toAll))}; ` +
        `transaction sent → event on the wire median ${milliseconds(median(toWire))}, worst ${milliseconds(Math.max(...toWire))}`,
    );
    return { toAll: median(toAll), toWire: median(toWire) };
  } finally {
    streams.close();
    await client.end();
  }
}
