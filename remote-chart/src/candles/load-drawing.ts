import type { drawCandles } from './draw-candles';

// A chunk that never answers is given up by the loader after two minutes; nobody looks at a grey box for that long.
const LIMIT_MS = 15_000;

/** The charting library, a chunk of its own, loaded when the first chart is shown. */
export async function loadDrawing(): Promise<typeof drawCandles> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The chart took too long to load.')), LIMIT_MS);
  });
  try {
    const chunk = import(/* webpackChunkName: "draw-candles" */ './draw-candles');
    return (await Promise.race([chunk, tooLate])).drawCandles;
  } finally {
    clearTimeout(timer);
  }
}
