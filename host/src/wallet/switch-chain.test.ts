import { config } from '../../testing/fake-server';
import { fakeWallet, walletError } from '../../testing/fake-wallet';
import { switchChain } from './switch-chain';

const game = { ...config, rpcUrl: '/rpc' };
function methods(requests: readonly { method: string }[]) {
  return requests.map(({ method }) => method);
}

test("requests the wallet to switch to the game's chain", async () => {
  const { wallet, requests } = fakeWallet('MetaMask');
  await switchChain(wallet.provider, game);
  expect(requests).toEqual([
    { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] },
  ]);
});

test('a wallet that does not know the chain adds it', async () => {
  const { wallet, requests } = fakeWallet('MetaMask', {
    wallet_switchEthereumChain: () => Promise.reject(walletError(4902)),
  });
  await switchChain(wallet.provider, game);
  expect(requests[1]).toMatchObject({
    method: 'wallet_addEthereumChain',
    params: [{ chainId: '0x7a69', rpcUrls: ['http://localhost/rpc'] }],
  });
});

test('a wallet that wraps the error code adds it too', async () => {
  const wrapped = Object.assign(walletError(-32603), { data: { originalError: { code: 4902 } } });
  const { wallet, requests } = fakeWallet('MetaMask', {
    wallet_switchEthereumChain: () => Promise.reject(wrapped),
  });
  await switchChain(wallet.provider, game);
  expect(methods(requests)).toContain('wallet_addEthereumChain');
});

test('a wallet that adds the chain without switching switches at a second request', async () => {
  let chainId = '0x1';
  let isKnown = false;
  const { wallet } = fakeWallet('Careful wallet', {
    eth_chainId: () => chainId,
    wallet_addEthereumChain: () => void (isKnown = true),
    wallet_switchEthereumChain: () => {
      if (!isKnown) throw walletError(4902);
      chainId = '0x7a69';
    },
  });
  await switchChain(wallet.provider, game);
  expect(chainId).toBe('0x7a69');
});

test('a player who declines gets no second request', async () => {
  const { wallet, requests } = fakeWallet('MetaMask', {
    wallet_switchEthereumChain: () => Promise.reject(walletError(4001)),
  });
  await expect(switchChain(wallet.provider, game)).rejects.toMatchObject({ code: 4001 });
  expect(requests).toHaveLength(1);
});

test("without a public node the wallet's error is shown", async () => {
  const { wallet, requests } = fakeWallet('MetaMask', {
    wallet_switchEthereumChain: () => Promise.reject(walletError(4902)),
  });
  const hidden = { ...game, rpcUrl: null };
  await expect(switchChain(wallet.provider, hidden)).rejects.toMatchObject({ code: 4902 });
  expect(requests).toHaveLength(1);
});
