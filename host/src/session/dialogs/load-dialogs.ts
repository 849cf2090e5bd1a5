import { importWithTimeout, loadOnce, prepareDialog } from '@updown/shared';

const load = importWithTimeout(() => import(/* webpackChunkName: "account" */ './dialogs'));

export type Dialogs = Awaited<ReturnType<typeof load>>;

/** Loads the dialogs once. After a failure the next call tries again. */
export const loadDialogs = loadOnce((): Promise<Dialogs> => {
  // Loads the dialog component in parallel with the dialogs, not after them.
  prepareDialog();
  return load();
});

/** Loads the dialogs early, so that they open at once. If loading fails, the error shows when the player opens a dialog. */
export function prepareDialogs(): void {
  void loadDialogs().catch(() => undefined);
}
