import { importWithTimeout } from '@updown/shared';

/** The subscription and its switch: a chunk for players whose browser can show notifications of a closed page. */
export const loadPush = importWithTimeout(
  () => import(/* webpackChunkName: "push" */ './push-chunk'),
);
