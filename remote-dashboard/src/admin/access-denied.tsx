import {
  Button,
  Notice,
  styled,
  useAppDispatch,
  useSession,
  walletDialogRequested,
  type OwnerInfo,
} from '@updown/shared';
import { AddressRow, Addresses } from './addresses';

const Connect = styled(Button)`
  align-self: start;
`;

/** Who may use the panel, and who is asking. */
export function AccessDenied({ info }: { info: OwnerInfo }) {
  const dispatch = useAppDispatch();
  const { userAddress } = useSession();
  return (
    <>
      <Notice tone="error">
        Access Denied: You don&apos;t have admin permissions to access this panel.
      </Notice>
      <Addresses>
        <AddressRow label="Owner" address={info.owner} />
        <AddressRow label="Game manager" address={info.gameManager} />
        <AddressRow label="Your address" address={userAddress} />
      </Addresses>
      {userAddress === null && (
        <Connect onClick={() => dispatch(walletDialogRequested())}>Connect Wallet</Connect>
      )}
    </>
  );
}
