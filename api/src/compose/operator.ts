import { LOCAL_SPONSOR } from '@updown/contracts/local-accounts';
import type { Logger } from 'pino';
import type { Account } from '../chain/accounts/account';
import { createAccounts } from '../chain/accounts/open-account';
import { toPriceUnits, toWei } from '../game/units';
import type { Db } from '../infra/database/database';
import type { Purpose } from '../infra/database/tables';
import type { Settings } from '../infra/settings/settings';
import { createAdminCommands } from '../operator/admin/commands';
import { createBudget } from '../operator/gas/budget';
import { createSpender } from '../operator/gas/spender';
import { createKeeperActions } from '../operator/keeper/actions';
import { feedWarnings } from '../operator/keeper/feed-warnings';
import { createKeeper } from '../operator/keeper/keeper';
import { createPayouts } from '../operator/keeper/payouts';
import { createStarts } from '../operator/keeper/starts';
import type { ReadModel } from '../state/read-model/read-model';
import type { Chain } from './chain';
import type { Prices } from './prices';

/** Opens the operator's accounts, and creates the keeper and the admin commands that use them. */
export async function openOperator(
  settings: Settings,
  chain: Chain,
  db: Db,
  { latestPrice, forChain: prices }: Prices,
  readModel: ReadModel,
  isWatched: () => boolean,
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
  const sponsorKey = settings.SPONSOR_PRIVATE_KEY;
  const sponsor = settings.SPONSOR_GAS ? await openAccount(sponsorKey, LOCAL_SPONSOR) : undefined;
  if (settings.SPONSOR_GAS && sponsor === undefined) {
    throw new Error('SPONSOR_PRIVATE_KEY is missing: SPONSOR_GAS is true.');
  }
  // What strangers have it send must not be sent with a right to the game.
  const withRights = [gameManager, poster, await contracts.owner(), await contracts.pauser()];
  if (sponsor !== undefined && withRights.includes(sponsor.address)) {
    throw new Error(
      `SPONSOR_PRIVATE_KEY must be a key of its own: ${sponsor.address} has a right to the game or its feed.`,
    );
  }
  const keeper =
    keeperAccount &&
    createKeeper({
      account: keeperAccount,
      contracts,
      deployment,
      clock,
      prices,
      openRounds: readModel.openRounds,
      log,
      market: () => {
        const current = latestPrice.current(clock.now());
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
  const spenderOf = (
    account: Account,
    purpose: Purpose,
    limit: 'PAY_OUT_DAILY_ETH' | 'ROUND_AUTOSTART_DAILY_ETH',
  ) =>
    createSpender({
      account,
      provider,
      budget: createBudget(db, purpose, toWei(settings[limit])),
      onUsedUp: () => log.warn(`The keeper's gas of today is used up: ${limit}.`),
    });
  const payOut = settings.PAY_OUT ?? (settings.SPONSOR_GAS ? 60 : 'off');
  const payouts =
    keeperAccount === undefined || payOut === 'off'
      ? undefined
      : createPayouts({
          db,
          deployment,
          clock,
          readModel,
          log,
          delaySeconds: payOut,
          spender: spenderOf(keeperAccount, 'payout', 'PAY_OUT_DAILY_ETH'),
        });
  const starts =
    keeperAccount === undefined || !settings.ROUND_AUTOSTART
      ? undefined
      : createStarts({
          contracts,
          deployment,
          clock,
          readModel,
          isWatched,
          log,
          spender: spenderOf(keeperAccount, 'start', 'ROUND_AUTOSTART_DAILY_ETH'),
        });
  const admin = createAdminCommands({ contracts, deployment, clock, manager, keeper, prices });
  return {
    keeper,
    payouts,
    /** Null if the players claim themselves. */
    payOutSeconds: payouts === undefined || payOut === 'off' ? null : payOut,
    starts,
    keeperAddress: keeperAccount?.address,
    keeperActions,
    admin,
    sponsor,
  };
}

export type Operator = Awaited<ReturnType<typeof openOperator>>;
