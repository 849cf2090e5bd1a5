import { getAddress } from 'ethers';
import { localAccounts } from '../local-accounts';
import { publicChains } from './public-chains';
import { type DeploymentSettings, type FeedSettings, gameDefaults, ion, usd } from './settings';

export const localSettings: DeploymentSettings = {
  ...gameDefaults,
  network: 'local',
  chainId: 31337,
  owner: localAccounts.owner,
  manager: localAccounts.manager,
  pauser: localAccounts.pauser,
  treasury: localAccounts.owner,
  acceptedLoss: gameDefaults.maxRoundExposure, // play money
  feed: {
    kind: 'own',
    poster: localAccounts.keeper,
    maximumJump: 2_000n,
    firstAnswer: usd('2400'),
  },
};

/**
 * A public game risks the bonus of two minimum stakes in a one-sided round. With less than one, no round could get its
 * first stake. With exactly one, the player who starts a round could fill a side with that stake and lock everyone else out. A late
 * bettor who is alone gains at every lock (docs/economics.md), so for a deployment the operator must accept a loss.
 */
const publicDefaults = {
  ...gameDefaults,
  predictionLock: 240n, // a minute for betting
  maximumPriceAge: 20n, // twice the keeper's heartbeat
  maxRoundExposure: (2n * gameDefaults.minimumDeposit * 80n) / 100n,
  acceptedLoss: 0n,
};

/**
 * Safe values for a feed that posts after a move of 0.5 % or after an hour (docs/economics.md). A round can start only
 * shortly after a post, because the older the answer, the easier it is to guess the next one. A lock does not protect
 * against a bettor who is alone, so the reserve is only a hundred times what a round can cost.
 */
const chainlinkDefaults = {
  maximumPriceAge: 120n,
  reserve: publicDefaults.maxRoundExposure * 100n,
};

/** A longer delay is probably a typing error, and could never be shortened in time. */
const LONGEST_DELAY = 30n * 86_400n;

type Environment = Readonly<Record<string, string | undefined>>;

function required(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} must be set for this network.`);
  return value;
}

/** A whole number from the environment, within the bounds of the contract; undefined if it is not set. */
function chosen(
  env: Environment,
  name: string,
  [least, most]: [bigint, bigint],
): bigint | undefined {
  const value = env[name];
  if (!value) return undefined;
  const number = /^\d+$/.test(value) ? BigInt(value) : -1n;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}

function delayOf(env: Environment): bigint {
  return chosen(env, 'TIMELOCK_DELAY', [0n, LONGEST_DELAY]) ?? 0n;
}

function publicSettings(network: string, env: Environment): DeploymentSettings {
  const { chainId, chainlink, oldest, rule, sequencerFeed } = publicChains[network]!;
  const owner = getAddress(required(env, 'OWNER_ADDRESS'));
  const manager = getAddress(required(env, 'MANAGER_ADDRESS'));
  const poster = env.POSTER_ADDRESS;
  if (poster && getAddress(poster) === manager) {
    throw new Error(
      'MANAGER_ADDRESS and POSTER_ADDRESS must differ: a stolen key must not have both roles.',
    );
  }
  // With a poster, the operator runs its own feed; without one, the game reads Chainlink's.
  const feed: FeedSettings = poster
    ? {
        kind: 'own',
        poster: getAddress(poster),
        maximumJump: 500n,
        firstAnswer: usd(required(env, 'FIRST_PRICE')),
      }
    : { kind: 'external', address: chainlink, description: 'ETH / USD', oldest, rule };
  const defaults = poster ? publicDefaults : { ...publicDefaults, ...chainlinkDefaults };
  const tokens = [0n, gameDefaults.supply / ion('1')] as [bigint, bigint];
  const reserve = chosen(env, 'RESERVE', tokens);
  const exposure = chosen(env, 'ROUND_EXPOSURE', tokens);
  const loss = chosen(env, 'ACCEPTED_LOSS', tokens);
  return {
    ...defaults,
    network,
    chainId,
    sequencerFeed,
    owner,
    timelockDelay: delayOf(env),
    manager,
    pauser: getAddress(required(env, 'PAUSER_ADDRESS')),
    treasury: getAddress(env.TREASURY_ADDRESS ?? owner),
    feed,
    maximumPriceAge: chosen(env, 'PRICE_AGE', [1n, 86_400n]) ?? defaults.maximumPriceAge,
    predictionLock: chosen(env, 'PREDICTION_LOCK', [0n, 299n]) ?? defaults.predictionLock,
    reserve: reserve === undefined ? defaults.reserve : reserve * ion('1'),
    maxRoundExposure: exposure === undefined ? defaults.maxRoundExposure : exposure * ion('1'),
    acceptedLoss: loss === undefined ? defaults.acceptedLoss : loss * ion('1'),
  };
}

/** The settings by network name. On public networks the addresses come from the environment. */
export const networks: Record<string, (env: Environment) => DeploymentSettings> = {
  local: (env) => ({ ...localSettings, timelockDelay: delayOf(env) }),
  ...Object.fromEntries(
    Object.keys(publicChains).map((network) => [
      network,
      (env: Environment) => publicSettings(network, env),
    ]),
  ),
};
