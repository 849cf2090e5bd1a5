import type { ChainClock } from '../../chain/clock';
import type { Contracts } from '../../chain/contracts';
import type { Db } from '../../infra/database/database';
import type { Settings } from '../../infra/settings/settings';
import { FEED_HEARTBEAT_SECONDS, feedPrices } from './chainlink';
import { moralisPrices } from './moralis';
import type { PriceProvider, Source } from './provider';
import { ImplausiblePrice, suspiciousUnits } from './sanity';
import { simulatedPrices } from './simulated';

/** How often a source updates, in seconds. */
export type Pace = (source: Source) => number;

/** The API reads the market at its own interval; an external feed posts at its heartbeat. */
export function paceOf(intervalMs: number): Pace {
  return (source) => (source === 'chainlink' ? FEED_HEARTBEAT_SECONDS : intervalMs / 1000);
}

/** Uses `second` if `first` fails. If both fail, throws the error of `first`. */
export function withFallback(first: PriceProvider, second: PriceProvider): PriceProvider {
  return {
    current: () =>
      first.current().catch((error: unknown) =>
        second.current().catch(() => {
          throw error;
        }),
      ),
  };
}

/**
 * Allows only prices that are safe to post to the contract: real prices, and on a local chain simulated ones. Never
 * cached, because the end price of a round must be read after its end.
 */
export function chainPrices(provider: PriceProvider, isLocal: boolean): PriceProvider {
  return {
    current: async () => {
      const price = await provider.current();
      if (price.price <= 0n) throw new ImplausiblePrice('The price is not positive.');
      if (price.price > suspiciousUnits || price.isRescaled) {
        throw new ImplausiblePrice('The price is implausible.');
      }
      const isReal = price.source === 'moralis' || price.source === 'chainlink';
      if (!isReal && !isLocal) {
        throw new Error(`A ${price.source} price is allowed on a local chain only.`);
      }
      return price;
    },
  };
}

interface Needs {
  readonly db: Db;
  readonly contracts: Contracts;
  readonly clock: ChainClock;
  readonly ownFeed: boolean;
  readonly intervalMs: number;
}

/** The price provider that the settings select. The default is a real provider, if one is available. */
export function chooseSource(
  { PRICE_PROVIDER, MORALIS_API_KEY }: Pick<Settings, 'PRICE_PROVIDER' | 'MORALIS_API_KEY'>,
  ownFeed: boolean,
): 'moralis' | 'simulated' | 'chainlink' {
  if (PRICE_PROVIDER !== undefined) return PRICE_PROVIDER;
  if (MORALIS_API_KEY !== undefined) return 'moralis';
  return ownFeed ? 'simulated' : 'chainlink';
}

export function createPriceProvider(settings: Settings, needs: Needs): PriceProvider {
  const { db, contracts, clock, ownFeed, intervalMs } = needs;
  const source = chooseSource(settings, ownFeed);
  if (source === 'moralis') {
    return moralisPrices({
      url: settings.MORALIS_URL,
      key: settings.MORALIS_API_KEY ?? '',
      timeoutMs: settings.RPC_TIMEOUT_MS,
    });
  }
  if (source === 'chainlink') return feedPrices(contracts, clock);
  const start = async () => (await contracts.latestAnswer()).answer;
  return simulatedPrices({ db, start, stepMs: intervalMs });
}
