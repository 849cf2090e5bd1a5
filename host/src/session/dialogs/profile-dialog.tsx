import { OwnStatistics, Button, Dialog, styled } from '@updown/shared';
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

interface ProfileDialogProps {
  address: string;
  open: boolean;
  onFocusLost: () => void;
  onClose: () => void;
  onDetails: () => void;
  onDisconnect: () => void;
}

export function ProfileDialog({
  address,
  open,
  onFocusLost,
  onClose,
  onDetails,
  onDisconnect,
}: ProfileDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} onFocusLost={onFocusLost} title={t('Profile')}>
      <AddressLine address={address} whole />
      <ProfileFigures onLeave={onClose} />
      <ThemeSwitch />
      <LanguageLine />
      <AlertsSwitch />
      <Actions>
        <Button onClick={onDetails}>{t('Wallet Details')}</Button>
        <Button $variant="danger" onClick={onDisconnect}>
          {t('Disconnect')}
        </Button>
      </Actions>
    </Dialog>
  );
}
