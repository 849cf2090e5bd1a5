import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrival } from './load/streams';
import type { Workers } from './load/workers';
import type { Server } from './servers';

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

/** Who reads the events: everybody as they come, or one in 50, while the others take no time of the server's processors. */
export type Readers = 'here' | 'elsewhere';
const watchedOneOf: Record<Readers, number> = { here: 1, elsewhere: 50 };

/** Opens as many streams at each of the servers, and those of before are closed; resolves to how many there are. */
export const openStreams = async (
  workers: Workers,
  servers: readonly Server[],
  wanted: number,
  readers: Readers,
) => {
  const ports = servers.map(({ port }) => port);
  const streams = Math.ceil(wanted / workers.count / ports.length);
  await workers.all({
    ...{ kind: 'streams', ports, streams, watchedOneOf: watchedOneOf[readers] },
  });
  await sleep(1_000);
  return streams * workers.count * ports.length;
};

/** Of each event, when the first and the last of the streams had it; throws where one did not get it. */
export const arrivalsAt = async (workers: Workers, streams: number, ids: readonly number[]) => {
  await sleep(1_000);
  const arrivals = together(await workers.all<Arrival[]>({ kind: 'arrivals' }));
  return ids.map((id) => {
    const arrival = arrivals.get(id);
    if (arrival?.readers !== streams)
      throw new Error(`Event ${id} reached ${arrival?.readers ?? 0} streams.`);
    return arrival;
  });
};
