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
import type { Chain } from './chain';
import type { Prices } from './prices';

/** Opens the operator's accounts, and creates the keeper and the admin commands that use them. */
export async function openOperator(
  settings: Settings,
  chain: Chain,
  db: Db,
  { record, forChain: prices }: Prices,
  openRounds: () => Round[],
  log: Logger,
) {
  const { contracts, deployment, clock, provider, isLocal } = chain;
  const { ownFeed } = deployment;
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
    log.warn('KEEPER_PRIVATE_KEY is missing: this process does not run the keeper.');
  }
  const admin = createAdminCommands({ contracts, deployment, clock, manager, keeper, prices });
  return { keeper, keeperAddress: keeperAccount?.address, keeperActions, admin, sponsor };
}

export type Operator = Awaited<ReturnType<typeof openOperator>>;
