import { loadLasting, loadOnce } from '@updown/shared';
import { nextTask } from '../loading/next-task';
import { readyRest, type Rest } from '../rest/load-rest';

export type Later = Awaited<ReturnType<Rest['importLater']>>;

let loaded: Later | null = null;
const listeners = new Set<() => void>();

/** One load for all who ask. It ends when the part is there. */
export const loadLater = loadOnce(async (): Promise<Later> => {
  const { importLater } = await readyRest;
  const later = await loadLasting(importLater);
  loaded = later;
  // Drawn apart from its evaluation, and each part in a task of its own.
  for (const listener of listeners) {
    await nextTask();
    listener();
  }
  return loaded;
});

/** The part, or null until it is there. */
export function loadedLater(): Later | null {
  return loaded;
}

export function subscribeToLater(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
