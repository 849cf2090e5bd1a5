import {
  Card,
  errorMessage,
  Failure,
  isAdmin,
  Skeleton,
  skipToken,
  useOwnerInfoQuery,
  useSession,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { SafeProposals } from '../safe/safe-proposals';
import { AccessDenied } from './access-denied';
import { Controls } from './controls';

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
