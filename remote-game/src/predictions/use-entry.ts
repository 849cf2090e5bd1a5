import { useRoundPricesQuery, type OwnPrediction } from '@updown/shared';
import { entryPrice } from '../rules/entry-price';

interface Entry {
  /** Unix seconds. */
  at: number;
  price: number;
}

/** When the player bet, and the price of that moment; null until both are known. */
export function useEntry(roundId: number, { predictedAt }: OwnPrediction): Entry | null {
  const { currentData } = useRoundPricesQuery(roundId);
  if (currentData === undefined || predictedAt === null) return null;
  const price = entryPrice(currentData.prices, predictedAt);
  return price === null ? null : { at: predictedAt, price };
}
