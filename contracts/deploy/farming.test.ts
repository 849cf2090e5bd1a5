import { localAccounts } from '../local-accounts';
import { farming } from './farming';
import { networks } from './networks';
import { ion } from './settings';

const addresses = {
  OWNER_ADDRESS: localAccounts.owner,
  MANAGER_ADDRESS: localAccounts.manager,
  PAUSER_ADDRESS: localAccounts.pauser,
};
const posting = { ...addresses, POSTER_ADDRESS: localAccounts.keeper, FIRST_PRICE: '2400' };

test.each(Object.keys(networks))(
  'the defaults of %s are assessed, and lose less than all that the house can lose',
  (network) => {
    for (const env of [addresses, posting]) {
      const { summary } = farming(networks[network]!(env));
      expect(summary).toMatch(
        /^The best attacker takes [\d,]+ ION per round from the house[^\n]+$/,
      );
    }
  },
);

test('a deployment must accept the assessed loss', () => {
  const settings = networks.mainnet!(posting);
  expect(farming(settings).refusal).toContain(
    'Attackers can farm the house with these settings: the best attacker takes 25,742 ION per round from it on average, more than the accepted 0 ION. The reserve lasts 3,884 rounds',
  );
  expect(farming({ ...settings, acceptedLoss: ion('25741') }).refusal).toBeDefined();
  expect(farming({ ...settings, acceptedLoss: ion('25742') }).refusal).toBeUndefined();
});

test('settings that nobody assessed count as losing all that the house can lose', () => {
  const settings = { ...networks.mainnet!(posting), predictionLock: 239n };
  expect(farming(settings).summary).toContain('takes 48,000 ION per round');
  expect(farming(settings).summary).toContain('all that the house can lose');
  expect(farming({ ...settings, reserve: ion('700') }).summary).toContain('takes 700 ION');
  expect(farming({ ...settings, acceptedLoss: ion('47999') }).refusal).toBeDefined();
  expect(farming({ ...settings, acceptedLoss: ion('48000') }).refusal).toBeUndefined();
});
