import { loadOnce } from '@updown/shared';
import { readyRest, type Rest } from '../rest/load-rest';

export type Dialogs = Awaited<ReturnType<Rest['importDialogs']>>;

/** One load for all who ask. After a failure the next call tries again. */
export const loadDialogs = loadOnce(async (): Promise<Dialogs> => {
  const { shared, importDialogs } = await readyRest;
  // What draws a dialog comes beside them, not after them.
  shared.prepareDialog();
  return importDialogs();
});

/** Loads them early, so that one opens at once. A failure shows when one opens. */
export function prepareDialogs(): void {
  void loadDialogs().catch(() => undefined);
}
