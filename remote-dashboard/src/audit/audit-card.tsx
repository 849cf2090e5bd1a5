import { Card, POLL_MS, styled, useAuditLogQuery } from '@updown/shared';
import { t } from '../../texts/texts';
import { Loaded } from '../card/loaded';
import { Lines, Quiet } from '../operations/lines';
import { AuditLine } from './audit-line';

const polling = { pollingInterval: POLL_MS.round, skipPollingIfUnfocused: true };

const Scroll = styled.div`
  max-height: 32rem;
  overflow-y: auto;
`;

/** Every admin action, newest first. */
export function AuditCard() {
  const query = useAuditLogQuery(undefined, polling);
  return (
    <Card title={t('Audit Log')}>
      <Loaded query={query} failed={t('Error Loading Audit Log')} height="10rem">
        {(entries) =>
          entries.length === 0 ? (
            <Quiet>{t('No admin actions yet.')}</Quiet>
          ) : (
            <Scroll tabIndex={0} role="region" aria-label={t('Admin actions')}>
              <Lines>
                {entries.map((entry) => (
                  <AuditLine key={entry.id} entry={entry} />
                ))}
              </Lines>
            </Scroll>
          )
        }
      </Loaded>
    </Card>
  );
}
