import type { ChainClock } from '../../chain/clock';
import type { Contracts } from '../../chain/contracts';
import type { Db } from '../../infra/database/database';
import type { Settings } from '../../infra/settings/settings';
import { feedPrices } from './chainlink';
import { moralisPrices } from './moralis';
import type { PriceProvider } from './provider';
import { simulatedPrices } from './simulated';

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
