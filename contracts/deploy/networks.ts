import { getAddress } from 'ethers';
import { type DeploymentSettings, type FeedSettings, gameDefaults, ion, usd } from './settings';

/** Who is who on a local chain: anvil's first unlocked accounts. Players take the accounts from 4 on. */
export const localAccounts = {
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  keeper: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  manager: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  pauser: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
} as const;

export const localSettings: DeploymentSettings = {
  ...gameDefaults,
  network: 'local',
  chainId: 31337,
  owner: localAccounts.owner,
  manager: localAccounts.manager,
  pauser: localAccounts.pauser,
  treasury: localAccounts.owner,
  feed: {
    kind: 'own',
    poster: localAccounts.keeper,
    maximumJump: 2_000n,
    firstAnswer: usd('2400'),
  },
};

/**
 * What is safe on a feed that posts at a move of 0.5 % or after an hour, by docs/economics.md. A round can start only
 * shortly after a post: at an older answer everybody sees where the next one will lie. No lock takes that away from who
 * bets alone, so the reserve covers one largest stake.
 */
const chainlinkDefaults = {
  maximumPriceAge: 120n,
  predictionLock: 240n,
  reserve: (gameDefaults.maximumDeposit * 80n) / 100n,
};

type Environment = Readonly<Record<string, string | undefined>>;

const required = (env: Environment, name: string): string => {
  const value = env[name];
  if (!value) throw new Error(`${name} must be set for this network.`);
  return value;
};

/** A whole number from the environment, within what the contract accepts. */
const chosen = (
  env: Environment,
  name: string,
  [least, most]: [bigint, bigint],
): bigint | undefined => {
  const value = env[name];
  if (!value) return undefined;
  const number = /^\d+$/.test(value) ? BigInt(value) : -1n;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
};

const publicSettings = (
  env: Environment,
  network: string,
  chainId: number,
  chainlink: string,
): DeploymentSettings => {
  const owner = getAddress(required(env, 'OWNER_ADDRESS'));
  const poster = env.POSTER_ADDRESS;
  // With a poster the operator runs a feed of its own; without, the game reads Chainlink's.
  const feed: FeedSettings = poster
    ? {
        kind: 'own',
        poster: getAddress(poster),
        maximumJump: 500n,
        firstAnswer: usd(required(env, 'FIRST_PRICE')),
      }
    : { kind: 'external', address: chainlink, description: 'ETH / USD', oldest: 3_900n };
  const defaults = poster ? gameDefaults : { ...gameDefaults, ...chainlinkDefaults };
  const reserve = chosen(env, 'RESERVE', [0n, gameDefaults.supply / ion('1')]);
  return {
    ...defaults,
    network,
    chainId,
    owner,
    manager: getAddress(required(env, 'MANAGER_ADDRESS')),
    pauser: getAddress(required(env, 'PAUSER_ADDRESS')),
    treasury: getAddress(env.TREASURY_ADDRESS ?? owner),
    feed,
    maximumPriceAge: chosen(env, 'PRICE_AGE', [1n, 86_400n]) ?? defaults.maximumPriceAge,
    predictionLock: chosen(env, 'PREDICTION_LOCK', [0n, 299n]) ?? defaults.predictionLock,
    reserve: reserve === undefined ? defaults.reserve : reserve * ion('1'),
  };
};

/** The settings per network name; on public networks the addresses come from the environment. */
export const networks: Record<string, (env: Environment) => DeploymentSettings> = {
  local: () => localSettings,
  sepolia: (env) =>
    publicSettings(env, 'sepolia', 11155111, '0x694AA1769357215DE4FAC081bf1f309aDC325306'),
  mainnet: (env) => publicSettings(env, 'mainnet', 1, '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419'),
};
