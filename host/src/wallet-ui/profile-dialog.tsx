import { Button, Dialog, styled } from '@updown/shared';
import { LanguageLine } from '../language/language-select';
import { AlertsSwitch } from '../tab/alerts-switch';
import { t } from '../texts/texts';
import { ThemeSwitch } from '../theme/theme-switch';
import { AddressLine } from './address-line';
import { ProfileFigures } from './profile-figures';

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
