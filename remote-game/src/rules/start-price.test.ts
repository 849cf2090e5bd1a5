import type { CurrentPrice } from '@updown/shared';
import { startPrice, toFeedUnits } from './start-price';

/** The time of the prices, in Unix milliseconds. */
const NOW = 1_000_000;

function at(price: number, source: CurrentPrice['source'] = 'moralis'): CurrentPrice {
  return {
    price,
    source,
    change24h: null,
    timestamp: NOW,
  };
}

describe('the price to start a round with', () => {
  test('is the fetched price', () => {
    expect(startPrice(at(2412.5), at(2000), NOW)).toBe(2412.5);
    expect(startPrice(at(2412.5, 'simulated'), undefined, NOW)).toBe(2412.5);
  });

  test('falls back to a cached price that is at most 30 seconds old [spec 5.11b 9.5a]', () => {
    expect(startPrice(undefined, at(2400), NOW + 30_000)).toBe(2400);
    expect(startPrice(undefined, at(2400), NOW + 30_001)).toBeNull();
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('is never %p [spec 5.11a]', (price) => {
    expect(startPrice(at(price), undefined, NOW)).toBeNull();
    expect(startPrice(undefined, at(price), NOW)).toBeNull();
  });

  test('is never a fallback price [spec 5.11d]', () => {
    expect(startPrice(at(3500, 'fallback'), undefined, NOW)).toBeNull();
    expect(startPrice(undefined, at(3500, 'fallback'), NOW)).toBeNull();
  });
});

describe('a price for the contract', () => {
  test.each([
    [2412.53, 241_253_000_000n],
    [3500, 350_000_000_000n],
    [0.00000001, 1n],
    [2412.123456789, 241_212_345_679n],
  ])('of %p has 8 decimals: %p [spec 5.10 9.7a]', (price, units) => {
    expect(toFeedUnits(price)).toBe(units);
  });
});
