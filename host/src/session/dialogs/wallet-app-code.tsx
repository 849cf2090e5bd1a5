import { Choice, styled } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { QrPicture } from '../../wallet/qr-code/qr-picture';
import type { WalletApp } from '../../wallet/wallet-apps';

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
