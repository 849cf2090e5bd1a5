import { formatPrice, Stat, Stats, type PriceHistory } from '@updown/shared';
import type { HourlyPoint } from './hourly-points';

interface PriceFiguresProps {
  history: PriceHistory;
  points: readonly HourlyPoint[];
}

/** The day's high, low and average, of the record; of the shown points while nothing is recorded. */
export function PriceFigures({ history, points }: PriceFiguresProps) {
  const prices = points.map(({ price }) => price);
  const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  return (
    <Stats>
      <Stat label="24h high">{formatPrice(history.high ?? Math.max(...prices))}</Stat>
      <Stat label="24h low">{formatPrice(history.low ?? Math.min(...prices))}</Stat>
      <Stat label="24h average">{formatPrice(history.average ?? average)}</Stat>
    </Stats>
  );
}
