import {
  chainSwitchRequested,
  readConfig,
  toastShown,
  toWalletError,
  type Config,
  type WalletPort,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { Listen } from '../listener';
import { chainParameters, hexChainId, isUnknownChain } from './chain-parameters';
import type { WalletConnection } from './wallet-connection';

/** Switches the wallet to the game's chain, adding the chain first if the wallet does not know it. */
export async function switchChain(wallet: WalletPort, config: Config): Promise<void> {
  const chainId = hexChainId(config.chainId);
  const requestSwitch = () =>
    wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  try {
    await requestSwitch();
  } catch (thrown) {
    const chain = chainParameters(config, location.href);
    if (!isUnknownChain(thrown) || chain === null) throw thrown;
    await wallet.request({ method: 'wallet_addEthereumChain', params: [chain] });
    // A wallet may add a chain without switching to it (EIP-3085).
    const now = Number(await wallet.request({ method: 'eth_chainId' }));
    if (now !== config.chainId) await requestSwitch();
  }
}

export function answerChainSwitch(listen: Listen, connection: WalletConnection): void {
  listen({
    actionCreator: chainSwitchRequested,
    effect: async (_action, page) => {
      try {
        const config = await readConfig(page.dispatch);
        await switchChain(connection.port(), config);
      } catch (thrown) {
        const { message, rejected } = toWalletError(
          thrown,
          t('The network could not be switched.'),
        );
        if (!rejected) {
          page.dispatch(
            toastShown({
              type: 'error',
              title: t('Wrong network'),
              message,
            }),
          );
        }
      }
    },
  });
}
