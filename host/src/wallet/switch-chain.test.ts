import { config } from '../testing/fake-server';
import { fakeWallet, walletError } from '../testing/fake-wallet';
import { switchChain } from './switch-chain';

const game = { ...config, rpcUrl: '/rpc' };

test('the wallet is asked to go to the chain of the game', async () => {
  const { wallet, asked } = fakeWallet('MetaMask');
  await switchChain(wallet.provider, game);
  expect(asked).toEqual([
    { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] },
  ]);
});

test('a chain that the wallet does not know is added', async () => {
  const { wallet, asked } = fakeWallet('MetaMask', {
    wallet_switchEthereumChain: () => Promise.reject(walletError(4902)),
  });
  await switchChain(wallet.provider, game);
  expect(asked[1]).toMatchObject({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: '0x7a69',
        chainName: 'Sepolia Testnet',
        rpcUrls: ['http://localhost/rpc'],
        blockExplorerUrls: ['https://sepolia.etherscan.io'],
      },
    ],
  });
});

test('a player who declines is not asked again', async () => {
  const { wallet, asked } = fakeWallet('MetaMask', {
    wallet_switchEthereumChain: () => Promise.reject(walletError(4001)),
  });
  await expect(switchChain(wallet.provider, game)).rejects.toMatchObject({ code: 4001 });
  expect(asked).toHaveLength(1);
});
