import type { Db } from '../infra/database/database';
import type { Settings } from '../infra/settings/settings';
import { feedPrices } from '../state/prices/chainlink';
import { createPriceCheck } from '../state/prices/check';
import { createLatestPrice } from '../state/prices/latest-price';
import { createRecorder } from '../state/prices/recorder';
import {
  chainPrices,
  chooseSource,
  createPriceProvider,
  paceOf,
  withFallback,
} from '../state/prices/sources';
import type { Chain } from './chain';

const RECORD_DAYS = 30;

const SIMULATED_MS = 2_000;
const REAL_MS = 30_000;

/** Market prices: their source, the latest one in memory, and the recorder that writes them. */
export function createPrices(
  settings: Settings,
  { contracts, deployment, clock, isLocal }: Chain,
  db: Db,
) {
  const { ownFeed } = deployment;
  const intervalMs = settings.PRICE_INTERVAL_MS ?? (isLocal ? SIMULATED_MS : REAL_MS);
  const market = createPriceProvider(settings, { db, contracts, clock, ownFeed, intervalMs });
  // The feed is a fallback only if it is external, because our own feed only repeats our last post.
  const provider = ownFeed ? market : withFallback(market, feedPrices(contracts, clock));
  const latestPrice = createLatestPrice();
  const pace = paceOf(intervalMs);
  return {
    latestPrice,
    pace,
    intervalMs,
    recorder: createRecorder({ db, clock, latestPrice, provider, pace, recordDays: RECORD_DAYS }),
    /** Only prices that are safe to post to the contract. */
    forChain: chainPrices(market, isLocal),
    check: createPriceCheck(market, chooseSource(settings, ownFeed)),
  };
}

export type Prices = ReturnType<typeof createPrices>;
