import {
  chainSwitchRequested,
  systemApi,
  toastShown,
  toWalletError,
  type Config,
  type WalletPort,
} from '@updown/shared';
import type { Listen } from '../app/listener';
import type { WalletConnection } from './wallet-connection';

const UNKNOWN_CHAIN = 4902;

/** Asks the wallet to go to the game's chain, and to add it where the wallet does not know it. */
export async function switchChain(wallet: WalletPort, config: Config): Promise<void> {
  const chainId = `0x${config.chainId.toString(16)}`;
  try {
    await wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  } catch (thrown) {
    if ((Object(thrown) as { code?: unknown }).code !== UNKNOWN_CHAIN || config.rpcUrl === null) {
      throw thrown;
    }
    await wallet.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: config.network,
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: [new URL(config.rpcUrl, location.href).href],
          blockExplorerUrls: config.explorerUrl === null ? [] : [config.explorerUrl],
        },
      ],
    });
  }
}

export function answerChainSwitch(listen: Listen, connection: WalletConnection): void {
  listen({
    actionCreator: chainSwitchRequested,
    effect: async (_action, page) => {
      try {
        const config = await page
          .dispatch(systemApi.endpoints.config.initiate(undefined, { subscribe: false }))
          .unwrap();
        await switchChain(connection.port(), config);
      } catch (thrown) {
        const { message, rejected } = toWalletError(thrown, 'The network could not be switched.');
        if (!rejected)
          page.dispatch(toastShown({ type: 'error', title: 'Wrong network', message }));
      }
    },
  });
}
