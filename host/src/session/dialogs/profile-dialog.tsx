import { Button, Dialog, Link, OwnStatistics, playerPath, styled } from '@updown/shared';
import { t } from '../../../texts/texts';
import { useSite } from '../../host-context';
import { AlertsSwitch } from '../../preferences/alerts-switch';
import { LanguageLine } from '../../preferences/language-select';
import { ThemeSwitch } from '../../preferences/theme-switch';
import { AddressLine } from './address-line';

/** The player's own record. Renders nothing on a site without the game. */
export function ProfileFigures({ onLeave }: { onLeave: () => void }) {
  return useSite().remotes.game === undefined ? null : <OwnStatistics onLeave={onLeave} />;
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
  const hasGame = useSite().remotes.game !== undefined;
  return (
    <Dialog open={open} onClose={onClose} onFocusLost={onFocusLost} title={t('Profile')}>
      <AddressLine address={address} whole />
      <ProfileFigures onLeave={onClose} />
      {hasGame && (
        <Limits to={playerPath(address)} onClick={onClose}>
          {t('Your limits')}
        </Limits>
      )}
      <ThemeSwitch />
      <LanguageLine />
      <AlertsSwitch />
      <Actions>
        <Button onClick={onDetails}>{t('Wallet Details')}</Button>
        {hasGame && <Button onClick={onQuickPlay}>{t('Quick play')}</Button>}
        <Button $variant="danger" onClick={onDisconnect}>
          {t('Disconnect')}
        </Button>
      </Actions>
    </Dialog>
  );
}
