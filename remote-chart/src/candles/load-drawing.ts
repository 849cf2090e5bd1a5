import { boundedImport } from '@updown/shared';

const load = boundedImport(() => import(/* webpackChunkName: "draw-candles" */ './draw-candles'));

/** The charting library, a chunk of its own, loaded when the first chart is shown. */
export const loadDrawing = async () => (await load()).drawCandles;
