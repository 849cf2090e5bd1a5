import { Button, Dialog, Link, OwnStatistics, playerPath, styled, useWallet } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { useHasPanel } from '../../host-context';
import { AlertsSwitch } from '../../preferences/alerts-switch';
import { LanguageLine } from '../../preferences/language-select';
import { ThemeSwitch } from '../../preferences/theme-switch';
import { PushPlace } from '../../push/push-place';
import { PasskeyDialog } from '../../wallet/passkey/passkey-dialog';
import { PASSKEY_NAME } from '../../wallet/passkey/passkey-id';
import { AddressLine } from './address-line';

/** The player's own record; nothing on a site without the game. */
export function ProfileFigures({ onLeave }: { onLeave: () => void }) {
  return useHasPanel() ? <OwnStatistics onLeave={onLeave} /> : null;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
`;

const Limits = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface ProfileDialogProps {
  address: string;
  open: boolean;
  onFocusLost: () => void;
  onClose: () => void;
  onDetails: () => void;
  onQuickPlay: () => void;
  onDisconnect: () => void;
}

export function ProfileDialog({
  address,
  open,
  onFocusLost,
  onClose,
  onDetails,
  onQuickPlay,
  onDisconnect,
}: ProfileDialogProps) {
  const canBet = useHasPanel();
  const hasPasskey = useWallet().name === PASSKEY_NAME;
  const [showsPasskey, setShowsPasskey] = useState(false);
  if (showsPasskey) {
    return (
      <PasskeyDialog
        open={open}
        onFocusLost={onFocusLost}
        onClose={() => {
          setShowsPasskey(false);
          onClose();
        }}
      />
    );
  }
  return (
    <Dialog open={open} onClose={onClose} onFocusLost={onFocusLost} title={t('Profile')}>
      <AddressLine address={address} whole />
      <ProfileFigures onLeave={onClose} />
      {canBet && (
        <Limits to={playerPath(address)} onClick={onClose}>
          {t('Your limits')}
        </Limits>
      )}
      <ThemeSwitch />
      <LanguageLine />
      <AlertsSwitch />
      <PushPlace />
      <Actions>
        <Button onClick={onDetails}>{t('Wallet Details')}</Button>
        {hasPasskey && <Button onClick={() => setShowsPasskey(true)}>{t('Passkey')}</Button>}
        {canBet && <Button onClick={onQuickPlay}>{t('Quick play')}</Button>}
        <Button $variant="danger" onClick={onDisconnect}>
          {t('Disconnect')}
        </Button>
      </Actions>
    </Dialog>
  );
}
