import { importWithTimeout, loadOnce } from '@updown/shared';

const load = importWithTimeout(() => import(/* webpackChunkName: "account" */ './dialogs'));

export type Dialogs = Awaited<ReturnType<typeof load>>;

export const loadDialogs = loadOnce(load);

/** Loads them early, so that one opens at once. A failure shows when one opens. */
export function prepareDialogs(): void {
  void loadDialogs().catch(() => undefined);
}
