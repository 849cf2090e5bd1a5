import { Button, Dialog, styled } from '@updown/shared';
import { AddressLine } from './address-line';

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
    <Dialog open={open} onClose={onClose} onFocusLost={onFocusLost} title="Profile">
      <AddressLine address={address} whole />
      <Actions>
        <Button onClick={onDetails}>Wallet Details</Button>
        <Button $variant="danger" onClick={onDisconnect}>
          Disconnect
        </Button>
      </Actions>
    </Dialog>
  );
}
