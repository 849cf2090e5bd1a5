import { importWithTimeout } from '@updown/shared';

const load = importWithTimeout(
  () => import(/* webpackChunkName: "draw-candles" */ './draw-candles'),
);

/** The charting library, a chunk of its own, loaded when the first chart is shown. */
export async function loadDrawing() {
  return (await load()).drawCandles;
}
