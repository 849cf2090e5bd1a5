import { importWithTimeout, loadLasting, loadOnce } from '@updown/shared';

const load = importWithTimeout(() => import(/* webpackChunkName: "shared" */ './rest'));

export type Rest = Awaited<ReturnType<typeof load>>;

let loaded: Rest | null = null;

/** One load for all who ask. It ends when the part is there. */
export const loadRest = loadOnce(async (): Promise<Rest> => (loaded = await loadLasting(load)));

/** The part, or null until it is there. */
export function loadedRest(): Rest | null {
  return loaded;
}

let markReady: (rest: Rest) => void;
/** The part, once the store has the API slice: what comes later reads from the API. */
export const readyRest = new Promise<Rest>((resolve) => (markReady = resolve));

/** Loads the part and gives the store what it lacks. */
export async function addRest(add: (rest: Rest) => Promise<unknown>): Promise<void> {
  const rest = await loadRest();
  await add(rest);
  markReady(rest);
}
