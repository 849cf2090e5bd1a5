import type { Config } from '@updown/protocol/api/system';
import { formatEther } from 'ethers';
import { createAccountLookup } from '../chain/code';
import { createPageReads } from '../chain/page-reads';
import { addressOf, toWei } from '../game/units';
import { createNameProof } from '../http/auth/name-proof';
import type { Services } from '../http/routes/services';
import type { Hub } from '../http/sse/hub';
import type { Db } from '../infra/database/database';
import type { Metrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { VERSION } from '../infra/version';
import { createAuditLog } from '../operator/admin/audit-log';
import { createAuditedCommands } from '../operator/admin/audited';
import { createOverview } from '../operator/admin/overview';
import { createProofCheck } from '../operator/admin/proof';
import { createFaucet } from '../operator/dev/faucet';
import { createPriceOverride } from '../operator/dev/override-price';
import { createPlayerBudget } from '../operator/sponsor/player-budget';
import { createRelay } from '../operator/sponsor/relay';
import { createHouse } from '../state/house/house';
import { createIrregularRounds } from '../state/house/irregular-rounds';
import { createLeaderboard } from '../state/leaderboard/leaderboard';
import { createNameChanges } from '../state/names/name-changes';
import { createPositions, type Positions } from '../state/players/positions';
import { recordFile } from '../state/players/record-file';
import { createRecords } from '../state/players/records';
import { ticksFile, ticksJson } from '../state/prices/ticks';
import type { ReadModel } from '../state/read-model/read-model';
import type { Readiness } from '../state/readiness';
import type { Auth } from './auth';
import type { Chain } from './chain';
import type { Operator } from './operator';
import type { Prices } from './prices';
import type { Push } from './push';
import type { Releases } from './releases';

interface Parts {
  readonly settings: Settings;
  readonly db: Db;
  readonly chain: Chain;
  readonly prices: Prices;
  readonly readModel: ReadModel;
  readonly readiness: () => Readiness;
  readonly operator: Operator;
  readonly auth: Auth;
  readonly hub: Hub;
  /** Resolves when everything committed so far can be read. */
  readonly settle: () => Promise<void>;
  readonly releases: Releases;
  readonly push: Push | undefined;
  readonly metrics: Metrics;
}

function offersPasskeys({ makesAccounts }: Chain, sponsorsGas: boolean): boolean {
  return sponsorsGas && makesAccounts;
}

function configOf({ settings, chain, readModel, operator }: Parts, sponsorsGas: boolean): Config {
  return {
    chainId: chain.chainId,
    network: chain.network.name,
    explorerUrl: chain.network.explorerUrl,
    rpcUrl: settings.PUBLIC_RPC_URL ?? null,
    isLocal: chain.isLocal,
    contracts: {
      game: addressOf(chain.deployment.game),
      token: addressOf(chain.deployment.token),
      feed: addressOf(chain.deployment.feed),
    },
    token: chain.token,
    roundDuration: chain.roundDuration,
    predictionLock: Number(readModel.parameter('predictionLock') ?? 0n),
    sponsorsGas,
    payOutSeconds: operator.payOutSeconds,
    startsRounds: operator.starts !== undefined,
    passkeys: offersPasskeys(chain, sponsorsGas),
    version: VERSION,
  };
}

/** Undefined if players pay their own gas. */
function relayOf({ settings, db, chain, readModel, operator, auth }: Parts, positions: Positions) {
  const { sponsor } = operator;
  if (sponsor === undefined) return undefined;
  const budget = createPlayerBudget(db, {
    perPlayerHour: settings.SPONSOR_PER_PLAYER_HOUR,
    perDay: toWei(settings.SPONSOR_DAILY_ETH),
    perCallerPercent: settings.SPONSOR_PER_CALLER_PERCENT,
  });
  return createRelay({
    ...chain,
    account: sponsor,
    readModel,
    positions,
    budget,
    mostGas: BigInt(settings.SPONSOR_MAXIMUM_GAS),
    network: chain.network.name,
    pseudonym: auth.pseudonym,
  });
}

/** Builds the services for the routes from the parts. */
export function createServices(parts: Parts): Services {
  const { db, chain, prices, readModel, readiness, operator, auth, releases, metrics } = parts;
  const { contracts, provider, deployment, clock, head } = chain;
  const positions = createPositions(db, readModel);
  const relay = relayOf(parts, positions);
  const gasOf = async (address: string) => formatEther(await provider.getBalance(address));

  return {
    clock,
    contracts,
    readModel,
    readiness,
    positions,
    records: createRecords(db, readModel),
    leaderboard: createLeaderboard(db, readModel, clock),
    nameChanges: createNameChanges({ db, clock, settle: parts.settle }),
    nameProof: createNameProof({ provider, deployment, clock }),
    recordFile: (address) => recordFile(db, address, chain.token.symbol),
    ticks: {
      csv: (round) => ticksFile(db, round),
      json: (round) => ticksJson(db, round),
    },
    house: createHouse(db, readModel, clock),
    irregularRounds: createIrregularRounds(db, readModel, clock),
    nonces: auth.nonces,
    tokens: auth.tokens,
    signIn: auth.signIn,
    admin: operator.admin,
    audited: createAuditedCommands({
      db,
      check: createProofCheck({ provider, deployment, clock }),
    }),
    auditLog: createAuditLog(db, provider, chain.token.symbol),
    overview: createOverview({
      contracts,
      deployment,
      clock,
      gasOf,
      gasPrice: async () => BigInt((await provider.send('eth_gasPrice', [])) as string),
      index: () => {
        const { indexedBlock: block, chainBlock } = readiness();
        return { block, chainBlock, silentSeconds: head.silence() };
      },
      calls: metrics.recentCalls,
      remoteErrors: releases.reports.errors,
      releases: releases.reports.releases,
      previews: releases.previews,
      openRounds: readModel.openRounds,
      voidDelaySeconds: chain.voidDelay,
      keeper: operator.keeperAddress,
      keeperActions: operator.keeperActions,
    }),
    checkPrice: prices.check,
    relay,
    pageReads: offersPasskeys(chain, relay !== undefined)
      ? createPageReads(chain.rpc, deployment, createAccountLookup(provider))
      : undefined,
    gasOf,
    hub: parts.hub,
    siteSerial: releases.serial,
    reports: releases.reports,
    push: parts.push?.subscriptions,
    metrics,
    config: () => configOf(parts, relay !== undefined),
    dev: chain.isLocal
      ? {
          overridePrice: createPriceOverride({
            db,
            recorder: prices.recorder,
            keeper: operator.keeper,
            settle: parts.settle,
          }),
          faucet: createFaucet(provider, deployment, contracts),
        }
      : undefined,
  };
}
