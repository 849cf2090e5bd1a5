import { type DeploymentSettings, networks } from '@updown/contracts/deploy';
import { localAccounts } from '@updown/contracts/local-accounts';

const addresses = {
  OWNER_ADDRESS: localAccounts.owner,
  MANAGER_ADDRESS: localAccounts.manager,
  PAUSER_ADDRESS: localAccounts.pauser,
};

/** The defaults of a public network with its own feed. They are the same for all public networks. */
export function ownFeedDefaults(): DeploymentSettings {
  const poster = { POSTER_ADDRESS: localAccounts.keeper, FIRST_PRICE: '2400' };
  return networks.mainnet!({ ...addresses, ...poster });
}

/** The defaults of a public network with Chainlink's feed. */
export function chainlinkDefaults(network = 'mainnet'): DeploymentSettings {
  return networks[network]!(addresses);
}

/** The defaults of a public network with its own feed, on a local chain. */
export function arenaDefaults(): DeploymentSettings {
  return { ...ownFeedDefaults(), network: 'local', chainId: 31_337 };
}
