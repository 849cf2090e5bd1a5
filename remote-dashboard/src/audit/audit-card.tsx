import {
  Card,
  POLL_MS,
  styled,
  useAuditLogQuery,
  type AuditEntry,
  Badge,
  byLocale,
  msg,
  shortAddress,
  type Text,
} from '@updown/shared';
import { t, rich } from '../../texts/texts';
import { Loaded } from '../card/loaded';
import { Lines, Quiet, Details, Line, TransactionLink } from '../operations/lines';

const outcomes: Record<AuditEntry['outcome'], ['up' | 'down' | 'warning', Text]> = {
  done: ['up', msg('Done')],
  failed: ['down', msg('Failed')],
  pending: ['warning', msg('Pending')],
};

const when = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      hourCycle: 'h23',
    }),
);

const actions: Partial<Record<string, Text>> = {
  'start-round': msg('Start round'),
  'resolve-round': msg('Resolve round'),
  'void-round': msg('Void round'),
  'set-minimum-deposit': msg('Set minimum deposit'),
  'set-maximum-deposit': msg('Set maximum deposit'),
  'set-prediction-lock': msg('Set prediction lock'),
  'set-max-round-exposure': msg('Set maximum round exposure'),
  'set-price-tolerance': msg('Set price tolerance'),
  'set-maximum-price-age': msg('Set maximum price age'),
  'set-game-manager': msg('Set game manager'),
  'set-pauser': msg('Set pauser'),
  'transfer-ownership': msg('Transfer ownership'),
  'fund-reserve': msg('Fund reserve'),
  'withdraw-reserve': msg('Withdraw reserve'),
  pause: msg('Pause'),
  unpause: msg('Unpause'),
};

/** Turns 'set-minimum-deposit' into 'Set minimum deposit'. */
function spoken(action: string): string {
  const known = actions[action];
  if (known !== undefined) return t(known);
  return action.charAt(0).toUpperCase() + action.slice(1).replaceAll('-', ' ');
}

/** One admin action: its arguments, outcome, time, author and transaction. */
function AuditLine({ entry }: { entry: AuditEntry }) {
  const { at, admin, action, details, via, outcome, message, transactionHash } = entry;
  const [tone, word] = outcomes[outcome];
  const who = {
    time: <time dateTime={new Date(at).toISOString()}>{when().format(at)}</time>,
    admin: admin === null ? t('unknown') : <span title={admin}>{shortAddress(admin)}</span>,
  };
  return (
    <Line>
      <span>
        {spoken(action)} <Details of={details} />
      </span>
      <Badge $tone={tone}>{t(word)}</Badge>
      <Quiet>
        {via === 'wallet'
          ? rich('{time}, by {admin}, from their own wallet', who)
          : rich('{time}, by {admin}', who)}
        {outcome === 'failed' && message !== null && `: ${message}`}
      </Quiet>
      {transactionHash !== null && (
        <Quiet>
          <TransactionLink hash={transactionHash} />
        </Quiet>
      )}
    </Line>
  );
}

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
