import { Card, errorMessage, Failure, Skeleton } from '@updown/shared';
import { t } from '../../texts/texts';
import { AdminOnly } from '../admin/admin-only';
import { Quiet } from '../operations/lines';
import { useOverview } from '../operations/use-overview';
import { ReleasesTable } from './releases-table';

/** What visitors experienced in each version of each remote, for the teams. */
export function ReleasesCard() {
  return (
    <AdminOnly>
      <Releases />
    </AdminOnly>
  );
}

function Releases() {
  const { data, error, refetch } = useOverview();
  return (
    <Card title={t('Releases')}>
      {error !== undefined && (
        <Failure
          title={t('Error Loading Releases')}
          message={errorMessage(error, t('The server did not respond.'))}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && (
        <div aria-busy>
          <Skeleton height="10rem" />
        </div>
      )}
      {data?.releases.length === 0 && <Quiet>{t('This server does not know the site.')}</Quiet>}
      {data !== undefined && data.releases.length > 0 && <ReleasesTable releases={data.releases} />}
    </Card>
  );
}
