import { importWithTimeout } from '@updown/shared';
import * as shared from '@updown/shared';

// What the page needs after Connect works: all of `shared` for the remotes, the API slice, and the ways to the parts that come
// still later, which use both. A chunk of its own; only load-rest.ts imports this.
export { shared };

// It checks an address by its hash, which the header does without.
export { PlayerPage } from '../pages/player-page';

export const importLater = importWithTimeout(
  () => import(/* webpackChunkName: "later" */ '../later/later'),
);

export const importDialogs = importWithTimeout(
  () => import(/* webpackChunkName: "account" */ '../wallet-ui/dialogs'),
);
