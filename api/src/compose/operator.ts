import type { Logger } from 'pino';
import { createAdminCommands } from '../admin/commands';
import { createAccounts } from '../accounts/open-account';
import type { Db } from '../database/database';
import { createKeeperActions } from '../keeper/actions';
import { createKeeper } from '../keeper/keeper';
import { toPriceUnits } from '../present/units';
import { cachedPrices, chainPrices } from '../price/chain-price';
import { feedPrices } from '../price/chainlink';
import { createPriceCheck } from '../price/check';
import { chooseSource, createPriceProvider } from '../price/choose';
import { orElse } from '../price/or-else';
import { createPriceRecord } from '../price/record';
import { createRecorder } from '../price/recorder';
import type { Round } from '../indexer/reduce';
import type { Settings } from '../settings/settings';
import type { Chain } from './chain';

export const recordDays = 30;

const simulatedMs = 2_000;
const realMs = 30_000;
const localHeartbeat = 10;
const publicHeartbeat = 60;

/** Prices, and the accounts with which the operator acts on the chain. */
export const openOperator = async (
  settings: Settings,
  chain: Chain,
  db: Db,
  openRounds: () => Round[],
  log: Logger,
) => {
  const { contracts, deployment, clock, provider, isLocal } = chain;
  const { ownFeed } = deployment;
  const intervalMs = settings.PRICE_INTERVAL_MS ?? (isLocal ? simulatedMs : realMs);
  const market = createPriceProvider(settings, { db, contracts, clock, ownFeed, intervalMs });
  const prices = chainPrices(isLocal ? market : cachedPrices(market), isLocal);
  const record = createPriceRecord(recordDays);
  // Somebody else's feed still says something where the market is silent; what we post ourselves would say it of itself.
  const shown = ownFeed ? market : orElse(market, feedPrices(contracts, clock));
  const recorder = createRecorder({ db, clock, record, provider: shown, recordDays });

  const key = settings.KEEPER_PRIVATE_KEY;
  const managerKey = settings.MANAGER_PRIVATE_KEY ?? key;
  const gameManager = await contracts.gameManager();
  const poster = ownFeed ? await contracts.poster() : gameManager;
  const openAccount = createAccounts(provider, isLocal);
  const keeperActions = createKeeperActions(db);
  const keeperKey = await openAccount(key, poster);
  const keeperAccount = keeperKey && keeperActions.of(keeperKey);
  const manager = await openAccount(managerKey, gameManager);
  const sponsorKey = settings.SPONSOR_PRIVATE_KEY ?? managerKey;
  const sponsor = settings.SPONSOR_GAS ? await openAccount(sponsorKey, gameManager) : undefined;
  if (settings.SPONSOR_GAS && sponsor === undefined)
    throw new Error('SPONSOR_PRIVATE_KEY is missing: SPONSOR_GAS is true.');
  const keeper =
    keeperAccount &&
    createKeeper({
      account: keeperAccount,
      ...{ contracts, deployment, clock, prices, openRounds, log },
      market: () => {
        const current = record.current(clock.now());
        return current && toPriceUnits(current.price);
      },
      voidDelaySeconds: chain.voidDelay,
      heartbeatSeconds:
        settings.PRICE_HEARTBEAT_SECONDS ?? (isLocal ? localHeartbeat : publicHeartbeat),
      deviationPercent: settings.PRICE_DEVIATION_PERCENT,
    });
  if (keeper === undefined) log.warn('There is no KEEPER_PRIVATE_KEY: nobody here ends rounds.');
  const admin = createAdminCommands({ contracts, deployment, clock, manager, keeper, prices });
  return {
    ...{ record, recorder, keeper, keeperActions, admin, sponsor, intervalMs },
    keeperAddress: keeperAccount?.address,
    checkPrice: createPriceCheck(market, chooseSource(settings, ownFeed)),
  };
};

export type Operator = Awaited<ReturnType<typeof openOperator>>;
