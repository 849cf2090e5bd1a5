import { Badge, Card, errorMessage, Failure, Skeleton } from '@updown/shared';
import { t } from '../../texts/texts';
import { AdminOnly } from '../admin/admin-only';
import { FeedAnswers } from './feed-answers';
import { KeeperActions } from './keeper-actions';
import { ReserveFigures } from './reserve-figures';
import { useOverview } from './use-overview';

/** The operator's overview. */
export function OperationsCard() {
  return (
    <AdminOnly>
      <Operations />
    </AdminOnly>
  );
}

function Operations() {
  const { data, error, refetch } = useOverview();
  return (
    <Card
      title={t('Operations')}
      aside={data?.isPaused === true && <Badge $tone="warning">{t('Paused')}</Badge>}
    >
      {error !== undefined && (
        <Failure
          title={t('Error Loading Operations')}
          message={errorMessage(error, t('The server did not respond.'))}
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
          <FeedAnswers feed={data.feed} />
          <KeeperActions keeper={data.keeper} />
        </>
      )}
    </Card>
  );
}
