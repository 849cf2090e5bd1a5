import type { PriceProvider, Source } from './provider';
import { chainPrices, withFallback } from './sources';

function saying(price: bigint, source: Source): PriceProvider {
  return {
    current: () => Promise.resolve({ price, source }),
  };
}
const silent: PriceProvider = { current: () => Promise.reject(new Error('The service is down.')) };

describe('prices for the contract', () => {
  test.each<[Source, boolean, boolean]>([
    ['moralis', false, true],
    ['chainlink', false, true],
    ['simulated', false, false],
    ['fallback', false, false],
    ['simulated', true, true],
  ])('a %s price, on a local chain: %s: %s [spec 7.20c]', async (source, isLocal, isTaken) => {
    const outcome = await chainPrices(saying(1n, source), isLocal)
      .current()
      .then(
        () => true,
        () => false,
      );
    expect(outcome).toBe(isTaken);
  });

  test.each([[0n], [-1n]])('rejects the price %d', async (price) => {
    await expect(chainPrices(saying(price, 'moralis'), true).current()).rejects.toThrow('positive');
  });

  test.each([
    ['far above any real price', { price: 50_000n * 10n ** 8n + 1n }],
    ['that was rescaled', { price: 2400n * 10n ** 8n, isRescaled: true }],
  ])('rejects a price %s', async (_what, price) => {
    const market = { current: () => Promise.resolve({ ...price, source: 'moralis' as const }) };
    await expect(chainPrices(market, true).current()).rejects.toThrow('implausible');
  });

  test('reads a price again each time [spec 7.19g]', async () => {
    let price = 1n;
    const current = () => Promise.resolve({ price: price++, source: 'moralis' as const });
    const prices = chainPrices({ current }, false);
    expect([(await prices.current()).price, (await prices.current()).price]).toEqual([1n, 2n]);
  });
});

describe('a fallback source', () => {
  test('is used only if the first source fails', async () => {
    const feed = saying(2n, 'chainlink');
    expect((await withFallback(saying(1n, 'moralis'), feed).current()).source).toBe('moralis');
    expect((await withFallback(silent, feed).current()).source).toBe('chainlink');
  });

  test('throws the error of the first source if both fail', async () => {
    const other = { current: () => Promise.reject(new Error('The feed has no price.')) };
    await expect(withFallback(silent, other).current()).rejects.toThrow('The service is down.');
  });
});
