import { importWithTimeout } from '@updown/shared';

/**
 * The subscription and its switch: a chunk for players whose browser can show notifications while the page is closed.
 */
export const loadPush = importWithTimeout(
  () => import(/* webpackChunkName: "push" */ './push-chunk'),
);
