import type { PriceRecord } from '../price/record';
import { currentPrice } from './price';

const record = (known: ReturnType<PriceRecord['current']>) =>
  ({ current: () => known, day: () => ({ change24h: 1.5 }) }) as unknown as PriceRecord;

it('shows the price that was recorded last, with its change over a day', () => {
  const latest = { price: 2450, time: 1_000, source: 'moralis' } as const;
  expect(currentPrice(record(latest), 2_000)).toEqual({
    price: 2450,
    change24h: 1.5,
    timestamp: 1_000,
    source: 'moralis',
  });
});

it('shows 3500 where there is no price at all, and says that it is no price of a market', () => {
  expect(currentPrice(record(undefined), 2_000.5)).toEqual({
    price: 3500,
    change24h: null,
    timestamp: 2_000,
    source: 'fallback',
  });
});
