import { walletApps } from '../session/dialogs/wallet-app-code';

test('each app opens this page by its universal link', () => {
  const page = new URL('https://updown.example/game/?lang=es&x=1') as unknown as Location;
  const encoded = 'https%3A%2F%2Fupdown.example%2Fgame%2F%3Flang%3Des%26x%3D1';
  expect(walletApps(page)).toEqual([
    {
      name: 'MetaMask',
      href: 'https://link.metamask.io/dapp/updown.example/game/?lang=es&x=1',
    },
    { name: 'Coinbase Wallet', href: `https://go.cb-w.com/dapp?cb_url=${encoded}` },
    {
      name: 'Trust Wallet',
      href: `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`,
    },
    { name: 'Rabby', href: `https://go.rabby.io/mobile?_cmd=open-dapp&dapp=${encoded}` },
  ]);
});
