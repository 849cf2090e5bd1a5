import { getAddress } from 'ethers';
import { type DeploymentSettings, type FeedSettings, gameDefaults, usd } from './settings';

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

// Chainlink's ETH / USD posts at a move of 0.5 %, and once an hour at the least.
const chainlinkPriceAge = 3_900n;

type Environment = Readonly<Record<string, string | undefined>>;

const required = (env: Environment, name: string): string => {
  const value = env[name];
  if (!value) throw new Error(`${name} must be set for this network.`);
  return value;
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
    : { kind: 'external', address: chainlink };
  return {
    ...gameDefaults,
    network,
    chainId,
    owner,
    manager: getAddress(required(env, 'MANAGER_ADDRESS')),
    pauser: getAddress(required(env, 'PAUSER_ADDRESS')),
    treasury: getAddress(env.TREASURY_ADDRESS ?? owner),
    feed,
    maximumPriceAge: poster ? gameDefaults.maximumPriceAge : chainlinkPriceAge,
  };
};

/** The settings per network name; on public networks the addresses come from the environment. */
export const networks: Record<string, (env: Environment) => DeploymentSettings> = {
  local: () => localSettings,
  sepolia: (env) =>
    publicSettings(env, 'sepolia', 11155111, '0x694AA1769357215DE4FAC081bf1f309aDC325306'),
  mainnet: (env) => publicSettings(env, 'mainnet', 1, '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419'),
};
