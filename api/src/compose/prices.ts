import type { Db } from '../infra/database/database';
import type { Settings } from '../infra/settings/settings';
import { feedPrices } from '../state/prices/chainlink';
import { createPriceCheck } from '../state/prices/check';
import { createPriceRecord } from '../state/prices/record';
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

/** Market prices: their source, the record in memory, and the recorder that writes it. */
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
  const record = createPriceRecord(RECORD_DAYS);
  const pace = paceOf(intervalMs);
  return {
    record,
    recordDays: RECORD_DAYS,
    pace,
    intervalMs,
    recorder: createRecorder({ db, clock, record, provider, pace, recordDays: RECORD_DAYS }),
    /** Only prices that are safe to post to the contract. */
    forChain: chainPrices(market, isLocal),
    check: createPriceCheck(market, chooseSource(settings, ownFeed)),
  };
}

export type Prices = ReturnType<typeof createPrices>;
