import { Choice, importWithTimeout, styled } from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../../texts/texts';
import type { WalletApp } from '../../wallet/wallet-apps';

const loadCode = importWithTimeout(() => import(/* webpackChunkName: "qr-code" */ './qr-code'));

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

// Dark on white in both themes, as cameras expect. The viewBox of the code includes its quiet zone.
const Code = styled.svg`
  width: 192px;
  height: 192px;
  background: #ffffff;
  border-radius: ${({ theme }) => theme.radius.sm};
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
      <Picture of={app.href} label={t('QR code for {wallet}', { wallet: chosen })} />
      <Choice
        legend={t('Wallet')}
        options={Object.fromEntries(apps.map(({ name }) => [name, name]))}
        value={chosen}
        onChange={choose}
      />
    </Frame>
  );
}

/** Renders nothing until the code is there, and without it nothing is lost. */
function Picture({ of, label }: { of: string; label: string }) {
  const [draw, setDraw] = useState<{ qrCode: (text: string) => { path: string; size: number } }>();
  useEffect(() => {
    let isWanted = true;
    loadCode().then(
      (loaded) => isWanted && setDraw(loaded),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  if (draw === undefined) return <Code as="div" aria-busy />;
  const { path, size } = draw.qrCode(of);
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000000" />
    </Code>
  );
}
