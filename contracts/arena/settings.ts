import { networks } from '../deploy/networks';
import type { DeploymentSettings } from '../deploy/settings';
import { localAccounts } from '../local-accounts';

/** The defaults of a public network with its own feed, on a local chain. */
export function arenaSettings(): DeploymentSettings {
  const settings = networks.mainnet!({
    OWNER_ADDRESS: localAccounts.owner,
    MANAGER_ADDRESS: localAccounts.manager,
    PAUSER_ADDRESS: localAccounts.pauser,
    POSTER_ADDRESS: localAccounts.keeper,
    FIRST_PRICE: '2400',
  });
  return { ...settings, network: 'local', chainId: 31_337 };
}
