import { getAddress, ZeroAddress } from 'ethers';
import { localAccounts } from '../local-accounts';
import { localSettings, networks } from './networks';
import { ion } from './settings';

const addresses = {
  OWNER_ADDRESS: localAccounts.owner,
  MANAGER_ADDRESS: localAccounts.manager,
  PAUSER_ADDRESS: localAccounts.pauser,
};
const posting = { ...addresses, POSTER_ADDRESS: localAccounts.keeper, FIRST_PRICE: '2400.5' };

test.each(['sepolia', 'mainnet'])(
  'on %s without a poster, the game reads Chainlink, starts rounds only shortly after a post, and risks little',
  (network) => {
    expect(networks[network]?.(addresses)).toMatchObject({
      network,
      treasury: localAccounts.owner,
      feed: { kind: 'external' },
      maximumPriceAge: 120n,
      predictionLock: 240n,
      reserve: ion('4800000'),
      maxRoundExposure: ion('48000'),
      acceptedLoss: 0n,
    });
  },
);

test('with a poster, the game reads its own feed, locks early and risks little in a round', () => {
  const { reserve } = localSettings;
  expect(networks.mainnet?.(posting)).toMatchObject({
    chainId: 1,
    feed: { kind: 'own', poster: localAccounts.keeper, firstAnswer: 240_050_000_000n },
    maximumPriceAge: 20n,
    predictionLock: 240n,
    maxRoundExposure: ion('48000'),
    reserve,
  });
});

test.each([addresses, posting])(
  'a minimum stake leaves room for another on the same side, so that whoever starts a round cannot fill a side with one stake',
  (env) => {
    const { maxRoundExposure, minimumDeposit } = networks.mainnet!(env);
    const room = (maxRoundExposure * 100n) / 80n - minimumDeposit;
    expect(room).toBeGreaterThanOrEqual(minimumDeposit);
  },
);

test.each([addresses, posting])(
  'the operator chooses price age, lock, reserve, exposure and accepted loss',
  (env) => {
    const settings = networks.sepolia?.({
      ...env,
      PRICE_AGE: '10',
      PREDICTION_LOCK: '0',
      RESERVE: '5000',
      ROUND_EXPOSURE: '700',
      ACCEPTED_LOSS: '600',
    });
    expect(settings).toMatchObject({
      chainId: 11155111,
      maximumPriceAge: 10n,
      predictionLock: 0n,
      reserve: ion('5000'),
      maxRoundExposure: ion('700'),
      acceptedLoss: ion('600'),
    });
  },
);

test.each([
  ['PRICE_AGE', '0', 'PRICE_AGE must be a whole number from 1 to 86400, not 0.'],
  ['PRICE_AGE', '86401', 'PRICE_AGE must be a whole number from 1 to 86400, not 86401.'],
  ['PRICE_AGE', '2m', 'PRICE_AGE must be a whole number from 1 to 86400, not 2m.'],
  ['PREDICTION_LOCK', '300', 'PREDICTION_LOCK must be a whole number from 0 to 299, not 300.'],
  ['PREDICTION_LOCK', '-1', 'PREDICTION_LOCK must be a whole number from 0 to 299, not -1.'],
  ['ROUND_EXPOSURE', '-1', 'ROUND_EXPOSURE must be a whole number from 0 to 1000000000, not -1.'],
  ['ACCEPTED_LOSS', 'all', 'ACCEPTED_LOSS must be a whole number from 0 to 1000000000, not all.'],
  ['RESERVE', '1e6', 'RESERVE must be a whole number from 0 to 1000000000, not 1e6.'],
])('%s=%s is rejected before anything is deployed', (name, value, message) => {
  expect(() => networks.mainnet?.({ ...addresses, [name]: value })).toThrow(message);
});

test.each([
  ['base', 8453],
  ['base-sepolia', 84532],
  ['arbitrum', 42161],
  ['arbitrum-sepolia', 421614],
  ['optimism', 10],
  ['optimism-sepolia', 11155420],
  ['polygon', 137],
  ['polygon-amoy', 80002],
  ['bnb', 56],
  ['bnb-testnet', 97],
])(
  '%s has its own chain and feed, and a public rollup has a sequencer feed',
  (network, chainId) => {
    const settings = networks[network]!(addresses);
    expect(settings).toMatchObject({ network, chainId, feed: { kind: 'external' } });
    if (settings.feed.kind === 'external') {
      expect(getAddress(settings.feed.address)).toBe(settings.feed.address);
    }
    expect(getAddress(settings.sequencerFeed)).toBe(settings.sequencerFeed);
    const isRollup = ['base', 'arbitrum', 'optimism'].includes(network);
    expect(settings.sequencerFeed === ZeroAddress).toBe(!isRollup);
  },
);

test('manager and poster must be different accounts', () => {
  const env = { ...posting, POSTER_ADDRESS: localAccounts.manager };
  expect(() => networks.mainnet?.(env)).toThrow('MANAGER_ADDRESS and POSTER_ADDRESS must differ');
});

test('settings without an owner, manager or pauser are rejected', () => {
  expect(() => networks.mainnet?.({})).toThrow('OWNER_ADDRESS must be set for this network.');
});
