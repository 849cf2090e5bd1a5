import { onSite, type Config } from '@updown/shared';

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
