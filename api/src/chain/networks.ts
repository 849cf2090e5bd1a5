import type { Settings } from '../infra/settings/settings';

interface Network {
  readonly name: string;
  readonly explorerUrl: string | null;
}

const networks: Record<number, Network> = {
  1: { name: 'Ethereum Mainnet', explorerUrl: 'https://etherscan.io' },
  11155111: { name: 'Sepolia Testnet', explorerUrl: 'https://sepolia.etherscan.io' },
  10: { name: 'OP Mainnet', explorerUrl: 'https://optimistic.etherscan.io' },
  11155420: { name: 'OP Sepolia', explorerUrl: 'https://sepolia-optimism.etherscan.io' },
  56: { name: 'BNB Smart Chain', explorerUrl: 'https://bscscan.com' },
  97: { name: 'BNB Smart Chain Testnet', explorerUrl: 'https://testnet.bscscan.com' },
  137: { name: 'Polygon', explorerUrl: 'https://polygonscan.com' },
  80002: { name: 'Polygon Amoy', explorerUrl: 'https://amoy.polygonscan.com' },
  8453: { name: 'Base', explorerUrl: 'https://basescan.org' },
  84532: { name: 'Base Sepolia', explorerUrl: 'https://sepolia.basescan.org' },
  42161: { name: 'Arbitrum One', explorerUrl: 'https://arbiscan.io' },
  421614: { name: 'Arbitrum Sepolia', explorerUrl: 'https://sepolia.arbiscan.io' },
  80001: { name: 'Polygon Mumbai', explorerUrl: 'https://mumbai.polygonscan.com' },
  31337: { name: 'Local Chain', explorerUrl: null },
};

/** The network's display name, and the explorer for transaction links. */
export function networkOf(
  chainId: number,
  settings: Pick<Settings, 'NETWORK_NAME' | 'EXPLORER_URL'>,
): Network {
  const known = networks[chainId];
  return {
    name: settings.NETWORK_NAME ?? known?.name ?? `Chain ${chainId}`,
    explorerUrl: settings.EXPLORER_URL ?? known?.explorerUrl ?? null,
  };
}
