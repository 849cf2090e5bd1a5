import type { Settings } from '../settings/settings';

interface Network {
  readonly name: string;
  readonly explorerUrl: string | null;
}

const networks: Record<number, Network> = {
  1: { name: 'Ethereum Mainnet', explorerUrl: 'https://etherscan.io' },
  11155111: { name: 'Sepolia Testnet', explorerUrl: 'https://sepolia.etherscan.io' },
  80001: { name: 'Polygon Mumbai', explorerUrl: 'https://mumbai.polygonscan.com' },
  31337: { name: 'Local Chain', explorerUrl: null },
};

/** What the pages call the network and where they link transactions to. */
export const networkOf = (
  chainId: number,
  settings: Pick<Settings, 'NETWORK_NAME' | 'EXPLORER_URL'>,
): Network => {
  const known = networks[chainId];
  return {
    name: settings.NETWORK_NAME ?? known?.name ?? `Chain ${chainId}`,
    explorerUrl: settings.EXPLORER_URL ?? known?.explorerUrl ?? null,
  };
};
