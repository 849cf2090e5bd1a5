import { importWithTimeout } from '../../loading/import-with-timeout';
import { loadOnce } from '../../loading/load-once';

const load = loadOnce(importWithTimeout(() => import(/* webpackChunkName: "dialog" */ './modal')));

type Modal = Awaited<ReturnType<typeof load>>['Modal'];

let modal: Modal | undefined;

/** The dialog component, once it is loaded. */
export function loadedModal(): Modal | undefined {
  return modal;
}

export async function loadModal(): Promise<void> {
  ({ Modal: modal } = await load());
}

/** Loads the modal early, so that a dialog opens at once. If loading fails, the error shows when a dialog opens. */
export function prepareDialog(): void {
  void loadModal().catch(() => undefined);
}
