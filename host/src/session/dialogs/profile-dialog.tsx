import { Button, Dialog, Link, OwnStatistics, playerPath, styled, useWallet } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { useHasPanel } from '../../host-context';
import { AlertsSwitch } from '../../preferences/alerts-switch';
import { LanguageLine } from '../../preferences/language-select';
import { ThemeSwitch } from '../../preferences/theme-switch';
import { PushPlace } from '../../push/push-place';
import { AddressLine } from '../../wallet/address-line';
import { PASSKEY_NAME } from '../../wallet/passkey/offer-passkey';
import { PasskeyDialog } from '../../wallet/passkey/passkey-dialog';

/** The player's own record; nothing on a site without the game. */
export function ProfileFigures({ onLeave }: { onLeave: () => void }) {
  return useHasPanel() ? <OwnStatistics onLeave={onLeave} /> : null;
}

const List = styled.ul`
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  list-style: none;

  > li {
    display: grid;
    align-items: center;
    min-height: 48px;
    padding-block: ${({ theme }) => theme.space.xxs};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  /* A switch for what this browser or operator does not offer. */
  > li:empty {
    display: none;
  }
`;

/** A row that leads elsewhere: a button, or a link. */
const Entry = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-height: 44px;
  padding: 0;
  background: none;
  border: 0;
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.sm};
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  /* A picture, with no name for a screen reader. */
  &::after {
    content: '›' / '';
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.lg};
  }
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
      <List>
        {hasPasskey && (
          <li>
            <Entry type="button" onClick={() => setShowsPasskey(true)}>
              {t('Passkey')}
            </Entry>
          </li>
        )}
        {canBet && (
          <li>
            <Entry type="button" onClick={onQuickPlay}>
              {t('Quick play')}
            </Entry>
          </li>
        )}
        {canBet && (
          <li>
            <Entry as={Link} to={playerPath(address)} onClick={onClose}>
              {t('Your name')}
            </Entry>
          </li>
        )}
        {canBet && (
          <li>
            <Entry as={Link} to={playerPath(address)} onClick={onClose}>
              {t('Your limits')}
            </Entry>
          </li>
        )}
        <li>
          <Entry type="button" onClick={onDetails}>
            {t('Wallet Details')}
          </Entry>
        </li>
        <li>
          <ThemeSwitch />
        </li>
        <li>
          <LanguageLine />
        </li>
        <li>
          <AlertsSwitch />
        </li>
        <li>
          <PushPlace />
        </li>
      </List>
      <Button $variant="danger" onClick={onDisconnect}>
        {t('Disconnect')}
      </Button>
    </Dialog>
  );
}
