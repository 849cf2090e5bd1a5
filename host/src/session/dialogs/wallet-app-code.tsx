import { Choice, styled } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { QrPicture } from '../../wallet/qr-code/qr-picture';

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

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
  text-align: center;

  fieldset {
    flex-wrap: wrap;
  }
`;

/** A code that opens this page in a wallet on a phone, for a computer without a wallet. */
export function WalletAppCode({ apps }: { apps: readonly WalletApp[] }) {
  const [chosen, choose] = useState(apps[0]!.name);
  const app = apps.find(({ name }) => name === chosen)!;
  return (
    <Frame>
      <p>
        {t('Or scan this code with your phone to open the game in {wallet}.', { wallet: chosen })}
      </p>
      <QrPicture of={app.href} label={t('QR code for {wallet}', { wallet: chosen })} />
      <Choice
        legend={t('Wallet')}
        options={Object.fromEntries(apps.map(({ name }) => [name, name]))}
        value={chosen}
        onChange={choose}
      />
    </Frame>
  );
}
