import type { Config } from '@updown/shared';
import { t } from '../../../texts/texts';

const known: Readonly<Record<number, string>> = {
  1: 'Ethereum Mainnet',
  11155111: 'Sepolia Testnet',
};

/** The name of the wallet's network. */
export function networkName(
  chainId: number | null,
  config: Pick<Config, 'chainId' | 'network'> | undefined,
): string {
  if (chainId === null || config === undefined) return '…';
  if (chainId === config.chainId) return config.network;
  return known[chainId] ?? t('Chain {id}', { id: chainId });
}
