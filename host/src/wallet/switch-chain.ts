import {
  chainSwitchRequested,
  type Config,
  onSite,
  readConfig,
  toastShown,
  toWalletError,
  type WalletPort,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { Listen } from '../listener';
import type { WalletConnection } from './wallet-connection';

/** A chain for `wallet_addEthereumChain` (EIP-3085), in a form that every wallet accepts. */
export interface ChainParameters {
  chainId: string;
  chainName: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  rpcUrls: string[];
  /** Null, because MetaMask rejects an empty list, and MetaMask 12.0, 12.1 and the mobile app reject a missing one. */
  blockExplorerUrls: string[] | null;
}

export function hexChainId(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}

/** The game's chain; null if the API names no public node. */
export function chainParameters(config: Config, pageUrl: string): ChainParameters | null {
  if (config.rpcUrl === null) return null;
  return {
    chainId: hexChainId(config.chainId),
    chainName: config.network,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [new URL(onSite(config.rpcUrl), pageUrl).href],
    blockExplorerUrls: config.explorerUrl === null ? null : [config.explorerUrl],
  };
}

const UNKNOWN_CHAIN = 4902;

interface MaybeWrapped {
  code?: unknown;
  data?: { originalError?: { code?: unknown } | null } | null;
}

/** Whether a wallet rejected a switch because it does not know the chain. MetaMask's mobile app wraps the EIP-3326 code. */
export function isUnknownChain(thrown: unknown): boolean {
  const { code, data } = Object(thrown) as MaybeWrapped;
  return code === UNKNOWN_CHAIN || data?.originalError?.code === UNKNOWN_CHAIN;
}

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
