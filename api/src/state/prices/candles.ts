import type { Source } from './provider';

export interface RecordedPrice {
  /** Unix milliseconds. */
  readonly time: number;
  readonly price: number;
  readonly source: Source;
  /** The recorded change over 24 hours in percent; null if it is unknown. */
  readonly change24h?: number | null;
}

export interface Candle {
  /** The start of the candle, Unix seconds. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** The number of prices in the candle. */
  readonly volume: number;
  /** The source of its last price. */
  readonly source: Source;
}

export const candleSeconds = { '1m': 60, '5m': 300, '1h': 3600 } as const;
export type Interval = keyof typeof candleSeconds;

function startOf(seconds: number, length: number) {
  return Math.floor(seconds / length) * length;
}

/** The candle extended by one more price. */
export function withPrice(
  candle: Candle | undefined,
  { time, price, source }: RecordedPrice,
  length: number,
): Candle {
  return candle === undefined
    ? {
        time: startOf(time / 1000, length),
        open: price,
        high: price,
        low: price,
        close: price,
        volume: 1,
        source,
      }
    : {
        ...candle,
        high: Math.max(candle.high, price),
        low: Math.min(candle.low, price),
        close: price,
        volume: candle.volume + 1,
        source,
      };
}

/** Merges candles in order of time into longer ones of `length`. */
export function mergeCandles(candles: Iterable<Candle>, length: number): Candle[] {
  const merged: Candle[] = [];
  for (const candle of candles) {
    const last = merged.at(-1);
    const time = startOf(candle.time, length);
    if (last?.time !== time) merged.push({ ...candle, time });
    else {
      merged[merged.length - 1] = {
        ...last,
        high: Math.max(last.high, candle.high),
        low: Math.min(last.low, candle.low),
        close: candle.close,
        volume: last.volume + candle.volume,
        source: candle.source,
      };
    }
  }
  return merged;
}
