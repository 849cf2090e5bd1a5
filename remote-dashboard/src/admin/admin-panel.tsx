import {
  Card,
  errorMessage,
  Failure,
  Notice,
  Skeleton,
  skipToken,
  styled,
  useOwnerInfoQuery,
  useSession,
} from '@updown/shared';
import { AccessDenied } from './access-denied';
import { isAdmin } from './admin-rules';
import { ContractFigures } from './contract-figures';
import { DepositForm } from './deposit-form';
import { FundReserveForm } from './fund-reserve-form';
import { PauseForm } from './pause-form';
import { ResolveRoundForm } from './resolve-round-form';
import { StartRoundForm } from './start-round-form';
import { VoidRoundForm } from './void-round-form';

/** What the contract's owner and its game manager see and do. */
export function AdminPanel() {
  return (
    <Card title="Admin Panel">
      <Gate />
    </Card>
  );
}

function Gate() {
  const { status, userAddress } = useSession();
  // A token that is being tried has no address yet; an answer to it would stand for nobody.
  const asked = status === 'loading' ? skipToken : userAddress;
  const { currentData, error, isFetching, refetch } = useOwnerInfoQuery(asked);
  if (currentData !== undefined) {
    return isAdmin(currentData) ? <Controls /> : <AccessDenied info={currentData} />;
  }
  if (error !== undefined && !isFetching) {
    return (
      <Failure
        title="Admin Panel Error"
        message={errorMessage(error, 'The server did not answer.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div aria-busy>
      <Skeleton height="14rem" />
    </div>
  );
}

const Forms = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space.lg} ${theme.space.md}`};
`;

function Controls() {
  return (
    <>
      <ContractFigures />
      <Forms>
        <StartRoundForm />
        <ResolveRoundForm />
      </Forms>
      <Notice tone="warning">
        The current contract may not allow deposit limit changes. A change is for later rounds.
      </Notice>
      <Forms>
        <DepositForm bound="minimum" />
        <DepositForm bound="maximum" />
      </Forms>
      <Forms>
        <VoidRoundForm />
        <FundReserveForm />
        <PauseForm />
      </Forms>
    </>
  );
}
