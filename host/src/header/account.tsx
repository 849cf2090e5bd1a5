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
import { pageLinks } from './page-links';
import { SmallMenu } from './small-menu';
import { useCornerFocus } from './use-corner-focus';

const Corner = styled.div`
  display: contents;
`;

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
  const { onAction, site } = useHost();
  const dispatch = useAppDispatch();
  const [dialog, setDialog] = useState<'wallet' | 'profile' | null>(null);
  const close = () => setDialog(null);
  const links = pageLinks(site);

  const { corner, focus } = useCornerFocus(userAddress);

  useEffect(() => onAction(walletDialogRequested, () => setDialog('wallet')), [onAction]);

  function disconnect(): void {
    close();
    dispatch(signOutRequested());
  }

  return (
    <Corner ref={corner}>
      {userAddress === null ? (
        <>
          {status === 'loading' && dialog === null ? (
            <Skeleton width="9rem" height="44px" />
          ) : (
            <Button $variant="primary" aria-haspopup="dialog" onClick={() => setDialog('wallet')}>
              Connect Wallet
            </Button>
          )}
          {links.length > 0 && (
            <SmallMenu name="Menu" label={<span aria-hidden>☰</span>} items={links} />
          )}
        </>
      ) : (
        <>
          <Wide>
            <Button onClick={() => setDialog('profile')} aria-haspopup="dialog">
              {shortAddress(userAddress)}
            </Button>
            <Button onClick={disconnect}>Disconnect</Button>
          </Wide>
          <SmallMenu
            name={`Menu of ${shortAddress(userAddress)}`}
            label={<>{shortAddress(userAddress)} ▾</>}
            items={[
              ...links,
              { label: 'Wallet Details', onSelect: () => setDialog('wallet') },
              { label: 'Disconnect', onSelect: disconnect },
            ]}
          />
          <ProfileDialog
            address={userAddress}
            open={dialog === 'profile'}
            onClose={close}
            onFocusLost={focus}
            onDetails={() => setDialog('wallet')}
            onDisconnect={disconnect}
          />
        </>
      )}
      <WalletDialog open={dialog === 'wallet'} onClose={close} onFocusLost={focus} />
    </Corner>
  );
}
