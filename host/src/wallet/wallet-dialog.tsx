import {
  Button,
  Dialog,
  Notice,
  signOutRequested,
  styled,
  useAppDispatch,
  useConfigQuery,
  useWallet,
} from '@updown/shared';
import { AddressLine } from './address-line';
import { ConnectWallet } from './connect-wallet';

const Fact = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

interface WalletDialogProps {
  open: boolean;
  onClose: () => void;
  onFocusLost?: () => void;
}

/** Connects a wallet, or shows the one that is connected. */
export function WalletDialog({ open, onClose, onFocusLost }: WalletDialogProps) {
  const { status, address } = useWallet();
  const connected = status === 'connected' && address !== null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onFocusLost={onFocusLost}
      title={connected ? 'Wallet Details' : 'Connect Your Wallet'}
    >
      {connected ? (
        <ConnectedWallet address={address} onClose={onClose} />
      ) : (
        <ConnectWallet onConnected={onClose} />
      )}
    </Dialog>
  );
}

function ConnectedWallet({ address, onClose }: { address: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const network = useConfigQuery().data?.network;
  return (
    <>
      <Notice tone="success">Wallet Connected Successfully</Notice>
      <AddressLine address={address} />
      <Fact>
        Network <strong>{network ?? '…'}</strong>
      </Fact>
      <Button
        $variant="danger"
        onClick={() => {
          dispatch(signOutRequested());
          onClose();
        }}
      >
        Disconnect Wallet
      </Button>
    </>
  );
}
