import {
  Card,
  errorMessage,
  Failure,
  POLL_MS,
  Skeleton,
  styled,
  useAuditLogQuery,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { AdminOnly } from '../admin/admin-only';
import { Lines, Quiet } from '../operations/lines';
import { AuditLine } from './audit-line';

const polling = { pollingInterval: POLL_MS.round, skipPollingIfUnfocused: true };

const Scroll = styled.div`
  max-height: 32rem;
  overflow-y: auto;
`;

/** Every admin action, newest first. */
export function AuditCard() {
  return (
    <AdminOnly>
      <Audit />
    </AdminOnly>
  );
}

function Audit() {
  const { data, error, refetch } = useAuditLogQuery(undefined, polling);
  return (
    <Card title={t('Audit Log')}>
      {error !== undefined && (
        <Failure
          title={t('Error Loading Audit Log')}
          message={errorMessage(error, t('The server did not respond.'))}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === undefined && (
        <div aria-busy>
          <Skeleton height="10rem" />
        </div>
      )}
      {data?.length === 0 && <Quiet>{t('No admin actions yet.')}</Quiet>}
      {data !== undefined && data.length > 0 && (
        <Scroll tabIndex={0} role="region" aria-label={t('Admin actions')}>
          <Lines>
            {data.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </Lines>
        </Scroll>
      )}
    </Card>
  );
}
