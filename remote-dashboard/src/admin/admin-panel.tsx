import {
  Card,
  errorMessage,
  Failure,
  isAdmin,
  Skeleton,
  skipToken,
  useOwnerInfoQuery,
  useSession,
  Button,
  styled,
  useAppDispatch,
  useWalletIntent,
  walletDialogRequested,
  type OwnerInfo,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { AddressRow, Addresses } from '../card/addresses';
import { SafeProposals } from '../safe/safe-proposals';
import { Controls } from './controls';

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Connect = styled(Button)`
  align-self: start;
`;

/** Explains the panel and who may use it, with the visitor's own address and, once loaded, the admins' addresses. */
function AccessDenied({ info }: { info: OwnerInfo | undefined }) {
  const dispatch = useAppDispatch();
  const walletIntent = useWalletIntent();
  const { userAddress } = useSession();
  return (
    <>
      <Text>
        <p>
          {t(
            'This page shows everyone the state of the game. Its admins run the game here: they start and resolve rounds and set the limits of stakes.',
          )}
        </p>
        <p>
          {userAddress === null
            ? t("An admin signs in by connecting the owner's or the game manager's wallet.")
            : t(
                "Your account is not an admin's. An admin signs in with the wallet of the owner or of the game manager.",
              )}
        </p>
        <p>{t("Access Denied: You don't have admin permissions to access this panel.")}</p>
      </Text>
      <Addresses aria-busy={info === undefined}>
        <AddressRow label={t('Owner')} address={info?.owner} />
        <AddressRow label={t('Game manager')} address={info?.gameManager} />
        <AddressRow label={t('Your address')} address={userAddress} />
      </Addresses>
      {userAddress === null && (
        <Connect {...walletIntent} onClick={() => dispatch(walletDialogRequested())}>
          {t('Connect Wallet')}
        </Connect>
      )}
    </>
  );
}

/** The controls of the contract's owner and game manager. */
export function AdminPanel() {
  return (
    <Card title={t('Admin Panel')}>
      <Gate />
      <SafeProposals />
    </Card>
  );
}

function Gate() {
  const { status, userAddress } = useSession();
  // While a stored token is being verified, the address is unknown and the answer would belong to no account.
  const queryArg = status === 'loading' ? skipToken : userAddress;
  const { currentData, error, isFetching, refetch } = useOwnerInfoQuery(queryArg);
  if (currentData !== undefined && isAdmin(currentData)) return <Controls />;
  if (error !== undefined && currentData === undefined && !isFetching) {
    return (
      <Failure
        title={t('Admin Panel Error')}
        message={errorMessage(error, t('The server did not respond.'))}
        onRetry={() => void refetch()}
      />
    );
  }
  // A visitor without a session is not an admin.
  if (currentData !== undefined || status === 'unauthenticated') {
    return <AccessDenied info={currentData} />;
  }
  return (
    <div aria-busy>
      <Skeleton height="14rem" />
    </div>
  );
}
