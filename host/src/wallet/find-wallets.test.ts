import { announceProvider, type EIP6963ProviderDetail } from 'mipd';
import { fakeWallet } from '../../testing/fake-wallet';
import { arrangeWallets, findWallets } from './find-wallets';
import { TEST_WALLET_ID } from './test-wallet-id';

const rabby = fakeWallet('Rabby').wallet;
const metaMask = fakeWallet('MetaMask').wallet;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Until the end of the test. */
function announce(detail: unknown): void {
  stops.push(announceProvider(detail as EIP6963ProviderDetail));
}

function names(wallets: readonly { name: string }[]) {
  return wallets.map(({ name }) => name);
}

test('MetaMask comes first, the others by name [spec 2.16c]', () => {
  const brave = fakeWallet('Brave').wallet;
  expect(names(arrangeWallets([rabby, metaMask, brave], undefined))).toEqual([
    'MetaMask',
    'Brave',
    'Rabby',
  ]);
});

test('a wallet that announces itself twice is listed once', () => {
  expect(names(arrangeWallets([rabby, { ...rabby }], undefined))).toEqual(['Rabby']);
});

test('the injected wallet is used if no wallet announces itself', () => {
  expect(names(arrangeWallets([], rabby.provider))).toEqual(['Browser wallet']);
  expect(names(arrangeWallets([], { ...rabby.provider, isMetaMask: true }))).toEqual(['MetaMask']);
});

test('the injected wallet is not listed beside its own announcement, whatever object it injects', () => {
  const another = fakeWallet('Rabby').wallet.provider;
  expect(names(arrangeWallets([rabby], rabby.provider))).toEqual(['Rabby']);
  expect(names(arrangeWallets([rabby], another))).toEqual(['Rabby']);
  expect(names(arrangeWallets([rabby], { ...another, isMetaMask: true }))).toEqual(['Rabby']);
});

test('the injected wallet is listed beside the local test wallet, which injects nothing', () => {
  const testWallet = { ...fakeWallet('Local test wallet').wallet, id: TEST_WALLET_ID };
  expect(names(arrangeWallets([testWallet], { ...rabby.provider, isMetaMask: true }))).toEqual([
    'MetaMask',
    'Local test wallet',
  ]);
});

test('a wallet is found when it announces itself, and subscribers are notified [spec 2.16b]', () => {
  const finder = findWallets();
  const listener = jest.fn();
  const stop = finder.subscribe(listener);
  const announceAs = (name: string) =>
    announce({
      info: { uuid: name, rdns: `app.${name}`, name, icon: 'data:image/svg+xml,' },
      provider: rabby.provider,
    });
  announceAs('One');
  expect(names(finder.list())).toEqual(['One']);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  announceAs('Two');
  expect(names(finder.list())).toEqual(['One', 'Two']);
  expect(listener).toHaveBeenCalledTimes(1);
});

describe('an announcement of a foreign script', () => {
  const info = { uuid: 'u', rdns: 'app.odd', name: 'Odd', icon: 'data:image/svg+xml,' };
  const { provider } = rabby;
  const throwing = Object.defineProperty({}, 'info', {
    get: () => {
      throw new Error('No.');
    },
  });

  test.each([
    ['null', null],
    ['nothing', undefined],
    ['a text', 'wallet'],
    ['without info', { provider }],
    ['with null as info', { info: null, provider }],
    ['without a uuid', { info: { ...info, uuid: undefined }, provider }],
    ['with a number as name', { info: { ...info, name: 7 }, provider }],
    ['without a provider', { info }],
    ['with null as provider', { info, provider: null }],
    ['whose provider takes no requests', { info, provider: {} }],
    ['that throws when it is read', throwing],
  ])('%s is ignored, and the next wallet is found', (_what, detail) => {
    // Announced at the request, so that it is there when the page starts.
    announce(detail);
    const finder = findWallets();
    expect(finder.list()).toEqual([]);
    announce({ info: { ...info, rdns: 'app.good' }, provider });
    expect(names(finder.list())).toEqual(['Odd']);
  });

  test.each([7, null, 'https://example.com/icon.png'])('with the icon %s has no icon', (icon) => {
    const finder = findWallets();
    announce({ info: { ...info, icon }, provider });
    expect(finder.list()).toEqual([{ id: 'app.odd', name: 'Odd', provider }]);
  });
});

test('an injected object that takes no requests is no wallet', () => {
  window.ethereum = { isMetaMask: true } as never;
  expect(findWallets().list()).toEqual([]);
  delete window.ethereum;
});
