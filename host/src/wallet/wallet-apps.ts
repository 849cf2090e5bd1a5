export interface WalletApp {
  readonly name: string;
  /** A universal link, which opens the page in the app's own browser; without the app, the page from which to install it. */
  readonly href: string;
}

/** The wallets that a phone can open a page with, MetaMask first. */
export function walletApps({ href, host, pathname, search }: Location): readonly WalletApp[] {
  const page = encodeURIComponent(href);
  return [
    // MetaMask takes the address as a path, without its scheme.
    { name: 'MetaMask', href: `https://link.metamask.io/dapp/${host}${pathname}${search}` },
    { name: 'Coinbase Wallet', href: `https://go.cb-w.com/dapp?cb_url=${page}` },
    {
      name: 'Trust Wallet',
      href: `https://link.trustwallet.com/open_url?coin_id=60&url=${page}`,
    },
    { name: 'Rabby', href: `https://go.rabby.io/mobile?_cmd=open-dapp&dapp=${page}` },
  ];
}
