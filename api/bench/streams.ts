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

/** Opens them, and those of before are closed; resolves to how many there are. */
export const openStreams = async (workers: Workers, { port }: Server, streams: number) => {
  const share = Math.ceil(streams / workers.count);
  await workers.all({ kind: 'streams', port, streams: share });
  await sleep(1_000);
  return share * workers.count;
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
