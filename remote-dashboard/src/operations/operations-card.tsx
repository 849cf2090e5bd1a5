import { Badge, Card } from '@updown/shared';
import { t } from '../../texts/texts';
import { Loaded } from '../card/loaded';
import { FeedAnswers } from './feed-answers';
import { KeeperActions } from './keeper-actions';
import { ReserveFigures } from './reserve-figures';
import { useOverview } from './use-overview';

/** The operator's overview. */
export function OperationsCard() {
  const query = useOverview();
  return (
    <Card
      title={t('Operations')}
      aside={query.data?.isPaused === true && <Badge $tone="warning">{t('Paused')}</Badge>}
    >
      <Loaded query={query} failed={t('Error Loading Operations')} height="24rem">
        {(overview) => (
          <>
            <ReserveFigures overview={overview} />
            <FeedAnswers feed={overview.feed} />
            <KeeperActions keeper={overview.keeper} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
