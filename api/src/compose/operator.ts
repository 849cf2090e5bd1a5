import type { Logger } from 'pino';
import { createAccounts } from '../chain/accounts/open-account';
import type { Round } from '../game/round';
import { toPriceUnits } from '../game/units';
import type { Db } from '../infra/database/database';
import type { Settings } from '../infra/settings/settings';
import { createAdminCommands } from '../operator/admin/commands';
import { createKeeperActions } from '../operator/keeper/actions';
import { feedWarnings } from '../operator/keeper/feed-warnings';
import { createKeeper } from '../operator/keeper/keeper';
import { chainPrices } from '../state/prices/chain-price';
import { feedPrices } from '../state/prices/chainlink';
import { createPriceCheck } from '../state/prices/check';
import { chooseSource, createPriceProvider } from '../state/prices/choose';
import { paceOf } from '../state/prices/pace';
import { createPriceRecord } from '../state/prices/record';
import { createRecorder } from '../state/prices/recorder';
import { withFallback } from '../state/prices/with-fallback';
import type { Chain } from './chain';

export const RECORD_DAYS = 30;

const SIMULATED_MS = 2_000;
const REAL_MS = 30_000;

/** Opens the price sources and the operator's accounts. */
export async function openOperator(
  settings: Settings,
  chain: Chain,
  db: Db,
  openRounds: () => Round[],
  log: Logger,
) {
  const { contracts, deployment, clock, provider, isLocal } = chain;
  const { ownFeed } = deployment;
  const intervalMs = settings.PRICE_INTERVAL_MS ?? (isLocal ? SIMULATED_MS : REAL_MS);
  const market = createPriceProvider(settings, { db, contracts, clock, ownFeed, intervalMs });
  const prices = chainPrices(market, isLocal);
  const record = createPriceRecord(RECORD_DAYS);
  // The feed is a fallback only if it is external, because our own feed would just echo our last post.
  const shown = ownFeed ? market : withFallback(market, feedPrices(contracts, clock));
  const pace = paceOf(intervalMs);
  const recorder = createRecorder({
    db,
    clock,
    record,
    provider: shown,
    pace,
    recordDays: RECORD_DAYS,
  });

  const key = settings.KEEPER_PRIVATE_KEY;
  const managerKey = settings.MANAGER_PRIVATE_KEY;
  const gameManager = await contracts.gameManager();
  const poster = ownFeed ? await contracts.poster() : gameManager;
  const openAccount = createAccounts(provider, isLocal);
  const keeperActions = createKeeperActions(db);
  const keeperKey = await openAccount(key, poster);
  const keeperAccount = keeperKey && keeperActions.of(keeperKey);
  const manager = await openAccount(managerKey, gameManager);
  const sponsorKey = settings.SPONSOR_PRIVATE_KEY ?? managerKey;
  const sponsor = settings.SPONSOR_GAS ? await openAccount(sponsorKey, gameManager) : undefined;
  if (settings.SPONSOR_GAS && sponsor === undefined) {
    throw new Error('SPONSOR_PRIVATE_KEY is missing: SPONSOR_GAS is true.');
  }
  const keeper =
    keeperAccount &&
    createKeeper({
      account: keeperAccount,
      contracts,
      deployment,
      clock,
      prices,
      openRounds,
      log,
      market: () => {
        const current = record.current(clock.now());
        return current && toPriceUnits(current.price);
      },
      voidDelaySeconds: chain.voidDelay,
      heartbeatSeconds: settings.PRICE_HEARTBEAT_SECONDS,
      deviationPercent: settings.PRICE_DEVIATION_PERCENT,
    });
  if (ownFeed && !isLocal) {
    const [lock, priceAge] = [await contracts.predictionLock(), await contracts.maximumPriceAge()];
    const { PRICE_HEARTBEAT_SECONDS: heartbeatSeconds } = settings;
    for (const warning of feedWarnings({ lock, priceAge, heartbeatSeconds })) log.warn(warning);
  }
  if (keeper === undefined) {
    log.warn('KEEPER_PRIVATE_KEY is missing: this process does not end rounds.');
  }
  const admin = createAdminCommands({ contracts, deployment, clock, manager, keeper, prices });
  return {
    record,
    pace,
    recorder,
    keeper,
    keeperActions,
    admin,
    sponsor,
    intervalMs,
    keeperAddress: keeperAccount?.address,
    checkPrice: createPriceCheck(market, chooseSource(settings, ownFeed)),
  };
}

export type Operator = Awaited<ReturnType<typeof openOperator>>;
