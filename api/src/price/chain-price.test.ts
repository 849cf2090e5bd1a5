import { cachedPrices, chainPrices } from './chain-price';
import { orElse } from './or-else';
import type { PriceProvider, Source } from './provider';

const saying = (price: bigint, source: Source): PriceProvider => ({
  current: () => Promise.resolve({ price, source }),
});
const silent: PriceProvider = { current: () => Promise.reject(new Error('It is away.')) };

describe('what may reach the contract', () => {
  it.each<[Source, boolean, boolean]>([
    ['moralis', false, true],
    ['chainlink', false, true],
    ['simulated', false, false],
    ['fallback', false, false],
    ['simulated', true, true],
  ])('a %s price, on a local chain: %s: %s', async (source, isLocal, isTaken) => {
    const outcome = await chainPrices(saying(1n, source), isLocal)
      .current()
      .then(
        () => true,
        () => false,
      );
    expect(outcome).toBe(isTaken);
  });

  it.each([[0n], [-1n]])('no price of %d', async (price) => {
    await expect(chainPrices(saying(price, 'moralis'), true).current()).rejects.toThrow('positive');
  });

  it.each([
    ['above any reason', { price: 50_000n * 10n ** 8n + 1n }],
    ['that had to be brought to another scale', { price: 2400n * 10n ** 8n, isRescaled: true }],
  ])('no price %s', async (_what, price) => {
    const market = { current: () => Promise.resolve({ ...price, source: 'moralis' as const }) };
    await expect(chainPrices(market, true).current()).rejects.toThrow('out of all proportion');
  });

  it('no price that was taken a while ago', async () => {
    let price = 1n;
    const changing = { current: () => Promise.resolve({ price: price++, source: 'moralis' }) };
    const cached = cachedPrices(changing as PriceProvider, 50);
    expect([(await cached.current()).price, (await cached.current()).price]).toEqual([1n, 1n]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect((await cached.current()).price).toBe(2n);
  });
});

describe('a source that stands in for another', () => {
  it('is asked only where the first is silent', async () => {
    const feed = saying(2n, 'chainlink');
    expect((await orElse(saying(1n, 'moralis'), feed).current()).source).toBe('moralis');
    expect((await orElse(silent, feed).current()).source).toBe('chainlink');
  });

  it('leaves the first one’s reason standing where it is silent too', async () => {
    const other = { current: () => Promise.reject(new Error('The feed has no price.')) };
    await expect(orElse(silent, other).current()).rejects.toThrow('It is away.');
  });
});
