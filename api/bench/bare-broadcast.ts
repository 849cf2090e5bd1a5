import { setTimeout as sleep } from 'node:timers/promises';
import type { Workers } from './load/workers';
import { milliseconds, whole } from './print';
import type { BareServer } from './servers';
import { median } from './statistics';
import { arrivalsAt, openStreams, type Readers } from './streams';

const EVENTS = 30;

/** Broadcasts events from bare servers. Resolves to the median time until all streams have an event, in milliseconds. */
export async function measureBareBroadcast(
  workers: Workers,
  servers: readonly BareServer[],
  wanted: number,
  readers: Readers,
): Promise<number> {
  const streams = await openStreams(workers, servers, wanted, readers);
  const begun: number[] = [];
  for (let id = 1; id <= EVENTS; id++) {
    begun.push(Math.min(...(await Promise.all(servers.map((server) => server.broadcast(id))))));
    await sleep(150);
  }
  const ids = begun.map((_, index) => index + 1);
  const arrivals = await arrivalsAt(workers, streams, ids);
  const toAll = median(arrivals.map(({ last }, index) => last - (begun[index] ?? 0)));
  console.log(
    `${servers.length} × bare server: ${whole(streams)} streams, read ${readers}, to all median ${milliseconds(toAll)}`,
  );
  return toAll;
}
