import { localAccounts, localSettings, networks } from '../deploy/networks';
import type { DeploymentSettings } from '../deploy/settings';
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
  ['`maximumDeposit`', ({ maximumDeposit }) => `${tokens(maximumDeposit)} ION`],
  ['`priceTolerance`', ({ priceTolerance }) => percent(Number(priceTolerance) / 10_000, 0)],
];

/** What a deployment is by default: `sepolia` and `mainnet` differ in nothing of this. */
export const defaults = (): string => {
  const ownFeed = networks.mainnet!({ ...addresses, ...poster });
  const chainlink = networks.mainnet!(addresses);
  return table(
    ['default', 'local', 'Sepolia, mainnet: own feed', 'Chainlink'],
    lines.map(([name, of]) => [name, ...[localSettings, ownFeed, chainlink].map(of)]),
  );
};
