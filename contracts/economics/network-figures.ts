import { localSettings, networks } from '../deploy/networks';
import type { DeploymentSettings } from '../deploy/settings';
import { localAccounts } from '../local-accounts';
import { percent, table, tokens } from './table';

const addresses = {
  OWNER_ADDRESS: localAccounts.owner,
  MANAGER_ADDRESS: localAccounts.manager,
  PAUSER_ADDRESS: localAccounts.pauser,
};
const poster = { POSTER_ADDRESS: localAccounts.keeper, FIRST_PRICE: '2400' };

const lines: Array<[string, (settings: DeploymentSettings) => string]> = [
  ['`predictionLock`', ({ predictionLock }) => `${predictionLock} s`],
  ['`maximumPriceAge`', ({ maximumPriceAge }) => `${maximumPriceAge} s`],
  ['reserve', ({ reserve }) => `${tokens(reserve)} ION`],
  ['`maxRoundExposure`', ({ maxRoundExposure }) => `${tokens(maxRoundExposure)} ION`],
  ['accepted loss of a round', ({ acceptedLoss }) => `${tokens(acceptedLoss)} ION`],
  ['`maximumDeposit`', ({ maximumDeposit }) => `${tokens(maximumDeposit)} ION`],
  ['`priceTolerance`', ({ priceTolerance }) => percent(Number(priceTolerance) / 10_000, 0)],
];

/** The defaults of a public network with its own feed. */
export function ownFeedDefaults(): DeploymentSettings {
  return networks.mainnet!({ ...addresses, ...poster });
}

/** The defaults of a deployment. They are the same for all public networks. */
export function defaults(): string {
  const chainlink = networks.mainnet!(addresses);
  return table(
    ['default', 'local', 'public network: own feed', 'Chainlink'],
    lines.map(([name, of]) => [name, ...[localSettings, ownFeedDefaults(), chainlink].map(of)]),
  );
}
