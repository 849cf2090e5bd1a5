import {
  Badge,
  Card,
  errorMessage,
  Failure,
  POLL_MS,
  Skeleton,
  useOperatorOverviewQuery,
} from '@updown/shared';
import { AdminOnly } from '../admin/admin-only';
import { FeedAnswers } from './feed-answers';
import { KeeperActions } from './keeper-actions';
import { ReserveFigures } from './reserve-figures';
import { WaitingRounds } from './waiting-rounds';

// No event tells of the keeper's gas or of the feed: this is asked for as long as somebody looks.
const polling = { pollingInterval: POLL_MS.status, skipPollingIfUnfocused: true };

/** What whoever runs the game looks at first. */
export function OperationsCard() {
  return (
    <AdminOnly>
      <Operations />
    </AdminOnly>
  );
}

function Operations() {
  const { data, error, refetch } = useOperatorOverviewQuery(undefined, polling);
  return (
    <Card
      title="Operations"
      aside={data?.isPaused === true && <Badge $tone="warning">Paused</Badge>}
    >
      {error !== undefined && (
        <Failure
          title="Error Loading Operations"
          message={errorMessage(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && (
        <div aria-busy>
          <Skeleton height="24rem" />
        </div>
      )}
      {data !== undefined && (
        <>
          <ReserveFigures overview={data} />
          <WaitingRounds rounds={data.waiting} />
          <FeedAnswers feed={data.feed} />
          <KeeperActions keeper={data.keeper} />
        </>
      )}
    </Card>
  );
}
