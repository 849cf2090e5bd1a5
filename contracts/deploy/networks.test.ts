import { localAccounts, localSettings, networks } from './networks';
import { ion } from './settings';

const addresses = {
  OWNER_ADDRESS: localAccounts.owner,
  MANAGER_ADDRESS: localAccounts.manager,
  PAUSER_ADDRESS: localAccounts.pauser,
};
const posting = { ...addresses, POSTER_ADDRESS: localAccounts.keeper, FIRST_PRICE: '2400.5' };

test.each(['sepolia', 'mainnet'])(
  'on %s without a poster the game reads Chainlink, starts rounds only shortly after a post, and risks little',
  (network) => {
    expect(networks[network]?.(addresses)).toMatchObject({
      network,
      treasury: localAccounts.owner,
      feed: { kind: 'external' },
      maximumPriceAge: 120n,
      predictionLock: 240n,
      reserve: ion('2400000'),
    });
  },
);

test('with a poster it reads a feed of its own, by the settings of a local game', () => {
  const { maximumPriceAge, predictionLock, reserve } = localSettings;
  expect(networks.mainnet?.(posting)).toMatchObject({
    chainId: 1,
    feed: { kind: 'own', poster: localAccounts.keeper, firstAnswer: 240_050_000_000n },
    maximumPriceAge,
    predictionLock,
    reserve,
  });
});

test.each([addresses, posting])('the operator can choose price age, lock and reserve', (env) => {
  const settings = networks.sepolia?.({
    ...env,
    PRICE_AGE: '10',
    PREDICTION_LOCK: '0',
    RESERVE: '5000',
  });
  expect(settings).toMatchObject({
    chainId: 11155111,
    maximumPriceAge: 10n,
    predictionLock: 0n,
    reserve: ion('5000'),
  });
});

test.each([
  ['PRICE_AGE', '0', 'PRICE_AGE must be a whole number from 1 to 86400, not 0.'],
  ['PRICE_AGE', '86401', 'PRICE_AGE must be a whole number from 1 to 86400, not 86401.'],
  ['PRICE_AGE', '2m', 'PRICE_AGE must be a whole number from 1 to 86400, not 2m.'],
  ['PREDICTION_LOCK', '300', 'PREDICTION_LOCK must be a whole number from 0 to 299, not 300.'],
  ['PREDICTION_LOCK', '-1', 'PREDICTION_LOCK must be a whole number from 0 to 299, not -1.'],
  ['RESERVE', '1e6', 'RESERVE must be a whole number from 0 to 1000000000, not 1e6.'],
])('%s=%s is refused before anything is deployed', (name, value, message) => {
  expect(() => networks.mainnet?.({ ...addresses, [name]: value })).toThrow(message);
});

test('who owns and runs the game has to be named', () => {
  expect(() => networks.mainnet?.({})).toThrow('OWNER_ADDRESS must be set for this network.');
});
