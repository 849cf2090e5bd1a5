import {
  Button,
  Skeleton,
  shortAddress,
  signOutRequested,
  styled,
  useAppDispatch,
  useSession,
  walletDialogRequested,
} from '@updown/shared';
import { useEffect, useState } from 'react';
import { useHost } from '../app/host-context';
import { ProfileDialog } from '../wallet/profile-dialog';
import { WalletDialog } from '../wallet/wallet-dialog';
import { AccountMenu } from './account-menu';

const Wide = styled.div`
  display: none;

  ${({ theme }) => theme.media.medium} {
    display: flex;
    gap: ${({ theme }) => theme.space.xs};
  }
`;

/** The player's corner of the header: the way to connect, or who is connected, with the dialogs behind it. */
export function Account() {
  const { status, userAddress } = useSession();
  const { onAction } = useHost();
  const dispatch = useAppDispatch();
  const [dialog, setDialog] = useState<'wallet' | 'profile' | null>(null);
  const close = () => setDialog(null);

  useEffect(() => onAction(walletDialogRequested, () => setDialog('wallet')), [onAction]);

  function disconnect(): void {
    close();
    dispatch(signOutRequested());
  }

  return (
    <>
      {userAddress !== null ? (
        <>
          <Wide>
            <Button onClick={() => setDialog('profile')} aria-haspopup="dialog">
              {shortAddress(userAddress)}
            </Button>
            <Button onClick={disconnect}>Disconnect</Button>
          </Wide>
          <AccountMenu
            address={userAddress}
            onDetails={() => setDialog('wallet')}
            onDisconnect={disconnect}
          />
          <ProfileDialog
            address={userAddress}
            open={dialog === 'profile'}
            onClose={close}
            onDetails={() => setDialog('wallet')}
            onDisconnect={disconnect}
          />
        </>
      ) : status === 'loading' && dialog === null ? (
        <Skeleton width="9rem" height="44px" />
      ) : (
        <Button $variant="primary" aria-haspopup="dialog" onClick={() => setDialog('wallet')}>
          Connect Wallet
        </Button>
      )}
      <WalletDialog open={dialog === 'wallet'} onClose={close} />
    </>
  );
}
