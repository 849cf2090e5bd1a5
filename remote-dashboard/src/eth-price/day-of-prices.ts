import { isSimulated, type CurrentPrice, type PriceHistory } from '@updown/shared';
import { hourlyPoints, type HourlyPoint } from './hourly-points';

const HOUR_MS = 3_600_000;

export interface DayFigures {
  readonly high: number;
  readonly low: number;
  readonly average: number;
}

/** The card's data for the last 24 hours. */
export interface DayOfPrices {
  readonly points: readonly HourlyPoint[];
  /** From the record, or from the points if there is no record. */
  readonly figures: DayFigures;
  /** Whether any of the prices does not come from a market. */
  readonly simulated: boolean;
}

/** The start of the hour that contains a moment, both in Unix milliseconds. */
export function hourOf(now: number): number {
  return now - (now % HOUR_MS);
}

export function dayOfPrices(price: CurrentPrice, history: PriceHistory, hour: number): DayOfPrices {
  const points = hourlyPoints(history.candles, price, hour);
  const prices = points.map((point) => point.price);
  const average = prices.reduce((sum, each) => sum + each, 0) / prices.length;
  return {
    points,
    figures: {
      high: history.high ?? Math.max(...prices),
      low: history.low ?? Math.min(...prices),
      average: history.average ?? average,
    },
    simulated: isSimulated(price.source) || points.some((point) => point.simulated),
  };
}
