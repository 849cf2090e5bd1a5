import { importWithTimeout, loadOnce, prepareDialog } from '@updown/shared';

const load = importWithTimeout(() => import(/* webpackChunkName: "account" */ './dialogs'));

export type Dialogs = Awaited<ReturnType<typeof load>>;

/** One load for all who ask. After a failure the next call tries again. */
export const loadDialogs = loadOnce((): Promise<Dialogs> => {
  // What draws a dialog comes beside them, not after them.
  prepareDialog();
  return load();
});

/** Loads them early, so that one opens at once. A failure shows when one opens. */
export function prepareDialogs(): void {
  void loadDialogs().catch(() => undefined);
}
