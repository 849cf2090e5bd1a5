import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrival } from './load/streams';
import type { Workers } from './load/workers';
import type { Server } from './servers';

function mergeArrivals(parts: readonly Arrival[][]): Map<number, Arrival> {
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
}

/**
 * `here`: every reader reads events as they arrive. `elsewhere`: only one in 50 does, so that the others take no CPU
 * time from the server.
 */
export type Readers = 'here' | 'elsewhere';
const watchedOneOf: Record<Readers, number> = { here: 1, elsewhere: 50 };

/** Closes the earlier streams, and opens the same number at each server. Resolves to their total. */
export async function openStreams(
  workers: Workers,
  servers: readonly Server[],
  wanted: number,
  readers: Readers,
) {
  const ports = servers.map(({ port }) => port);
  const streams = Math.ceil(wanted / workers.count / ports.length);
  await workers.all({
    kind: 'streams',
    ports,
    streams,
    watchedOneOf: watchedOneOf[readers],
  });
  await sleep(1_000);
  return streams * workers.count * ports.length;
}

/** The arrival of each event at the first and the last stream. Throws if an event did not reach every stream. */
export async function arrivalsAt(workers: Workers, streams: number, ids: readonly number[]) {
  await sleep(1_000);
  const arrivals = mergeArrivals(await workers.all<Arrival[]>({ kind: 'arrivals' }));
  return ids.map((id) => {
    const arrival = arrivals.get(id);
    if (arrival?.readers !== streams) {
      throw new Error(`Event ${id} reached ${arrival?.readers ?? 0} streams.`);
    }
    return arrival;
  });
}
