import { loadEvm } from './load-evm';

/** Loads it early, so that it is there when the player's wallet needs it. A failure shows when it is used. */
export function prepareEvm(): void {
  void loadEvm().catch(() => undefined);
}
