import { importWithTimeout } from '@updown/shared';

const load = importWithTimeout(
  () => import(/* webpackChunkName: "draw-candles" */ './draw-candles'),
);

/** The charting library, in a separate chunk that loads with the first chart. */
export async function loadDrawing() {
  return (await load()).drawCandles;
}
