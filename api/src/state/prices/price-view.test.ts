import type { LatestPrice } from './latest-price';
import { currentPrice } from './price-view';
import { paceOf } from './sources';

function known(price: ReturnType<LatestPrice['current']>) {
  return { current: () => price } as unknown as LatestPrice;
}

test('shows the latest recorded price with its recorded change [spec 3.17a]', () => {
  const latest = { price: 2450, time: 1_000, source: 'moralis', change24h: 1.5 } as const;
  expect(currentPrice(known(latest), paceOf(30_000), 2_000)).toEqual({
    price: 2450,
    change24h: 1.5,
    timestamp: 1_000,
    source: 'moralis',
    everySeconds: 30,
  });
});

test('shows 3500 without a recorded price, and marks it as a fallback [spec 7.20a 9.7b]', () => {
  expect(currentPrice(known(undefined), paceOf(2_000), 2_000.5)).toEqual({
    price: 3500,
    change24h: null,
    timestamp: 2_000,
    source: 'fallback',
    everySeconds: 2,
  });
});

test('reports the heartbeat of an external feed as its update interval', () => {
  const latest = { price: 2450, time: 1_000, source: 'chainlink' } as const;
  expect(currentPrice(known(latest), paceOf(30_000), 2_000).everySeconds).toBe(3600);
});
