import { importWithTimeout, loadOnce, prepareDialog } from '@updown/shared';

const load = importWithTimeout(() => import(/* webpackChunkName: "account" */ './dialogs'));

export type Dialogs = Awaited<ReturnType<typeof load>>;

/** Loads the dialogs once. After a failure the next call tries again. */
export const loadDialogs = loadOnce((): Promise<Dialogs> => {
  // The code that draws a dialog loads at the same time, not after the dialogs.
  prepareDialog();
  return load();
});

/** Loads the dialogs early, so that they open at once. If that fails, the error shows when the player opens one. */
export function prepareDialogs(): void {
  void loadDialogs().catch(() => undefined);
}
