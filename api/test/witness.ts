import { readEvents, type EventReader } from './event-reader';
import { eventually } from './eventually';
import type { World } from './world';

/** Who reads the event stream through every restart, each time from where the last one broke off. */
export const createWitness = (world: World) => {
  const ids: number[] = [];
  /** The round and the player of each prediction that was told, and how often it was told as a new one. */
  const told = new Map<string, number>();
  let resyncs = 0;
  let reader: EventReader | undefined;

  const takeDown = ({ events }: EventReader) => {
    for (const { id, event, data } of events.splice(0)) {
      if (id !== undefined) ids.push(id);
      if (event === 'resync') resyncs++;
      if (event !== 'prediction') continue;
      const key = `${String(data.roundId)} ${String(data.playerAddress)}`;
      told.set(key, (told.get(key) ?? 0) + (data.status === false ? 1 : 0));
    }
  };

  return {
    ids,
    told,
    resyncs: () => resyncs,
    follow: async (): Promise<void> => {
      reader = await readEvents(world.api().url, ids.at(-1));
    },
    /** Takes down what came so far. */
    read: (): void => reader && takeDown(reader),
    /** Takes down all that came before the process was killed. */
    readToEnd: async (): Promise<void> => {
      await eventually(() => Promise.resolve(reader?.isClosed()));
      if (reader !== undefined) takeDown(reader);
    },
    close: () => reader?.close(),
  };
};
