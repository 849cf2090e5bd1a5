import { announceProvider } from 'mipd';
import { fakeWallet } from '../../testing/fake-wallet';
import { arrangeWallets, findWallets } from './find-wallets';
import { TEST_WALLET_ID } from './test-wallet/test-wallet-id';

const rabby = fakeWallet('Rabby').wallet;
const metaMask = fakeWallet('MetaMask').wallet;
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
  const announce = (name: string) =>
    announceProvider({
      info: { uuid: name, rdns: `app.${name}`, name, icon: 'data:image/svg+xml,' },
      provider: rabby.provider as never,
    });
  announce('One');
  expect(names(finder.list())).toEqual(['One']);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  announce('Two');
  expect(names(finder.list())).toEqual(['One', 'Two']);
  expect(listener).toHaveBeenCalledTimes(1);
});
