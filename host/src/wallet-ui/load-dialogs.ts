import { importWithTimeout } from '@updown/shared';

const load = importWithTimeout(() => import(/* webpackChunkName: "account" */ './dialogs'));

export type Dialogs = Awaited<ReturnType<typeof load>>;

let loading: Promise<Dialogs> | null = null;

/** One load for all who ask. After a failure the next call tries again. */
export function loadDialogs(): Promise<Dialogs> {
  return (loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  }));
}

/** Loads them early, so that one opens at once. A failure shows when one opens. */
export function prepareDialogs(): void {
  void loadDialogs().catch(() => undefined);
}
