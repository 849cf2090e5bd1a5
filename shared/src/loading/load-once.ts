import { sleepUntilVisible } from './sleep-until-visible';

/** Shares one load between all callers. After a failure the next call tries again. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

const AGAIN_AFTER_MS = 3_000;

/** Loads a part that the page cannot work without, retrying until it succeeds. */
export async function loadLasting<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('[page] A part did not load.', error);
      await sleepUntilVisible(AGAIN_AFTER_MS);
    }
  }
}
