import { readEvents, type EventReader } from './event-reader';
import { eventually } from './eventually';
import type { World } from './world';

/** Reads the event stream across restarts, each time from the last received event. */
export function createWitness(world: World) {
  const ids: number[] = [];
  /** How often the stream announced each prediction as new, by round and player. */
  const announced = new Map<string, number>();
  let resyncs = 0;
  let reader: EventReader | undefined;

  const record = ({ events }: EventReader) => {
    for (const { id, event, data } of events.splice(0)) {
      if (id !== undefined) ids.push(id);
      if (event === 'resync') resyncs++;
      if (event !== 'prediction') continue;
      const key = `${String(data.roundId)} ${String(data.playerAddress)}`;
      announced.set(key, (announced.get(key) ?? 0) + (data.status === false ? 1 : 0));
    }
  };

  return {
    ids,
    announced,
    resyncs: () => resyncs,
    follow: async (): Promise<void> => {
      reader = await readEvents(world.api().url, ids.at(-1));
    },
    /** Records the events that have arrived. */
    read: (): void => reader && record(reader),
    /** Records all events up to the kill, when the stream has closed. */
    readToEnd: async (): Promise<void> => {
      await eventually(() => Promise.resolve(reader?.isClosed()));
      if (reader !== undefined) record(reader);
    },
    close: () => reader?.close(),
  };
}
