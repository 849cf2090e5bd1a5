import { Badge, shortAddress, type AuditEntry } from '@updown/shared';
import { Line, Quiet } from '../operations/lines';
import { TransactionLink } from '../operations/transaction-link';

const outcomes: Record<AuditEntry['outcome'], ['up' | 'down' | 'warning', string]> = {
  done: ['up', 'Done'],
  failed: ['down', 'Failed'],
  pending: ['warning', 'Pending'],
};

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'medium' });

/** 'set-minimum-deposit' as people write it. */
const spoken = (action: string): string =>
  action.charAt(0).toUpperCase() + action.slice(1).replaceAll('-', ' ');

/** One action: what, with which arguments, what became of it; when, by whom, in which transaction. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { at, admin, action, details, via, outcome, message, transactionHash } = entry;
  const [tone, word] = outcomes[outcome];
  return (
    <Line>
      <span>
        {spoken(action)} <Quiet>{details}</Quiet>
      </span>
      <Badge $tone={tone}>{word}</Badge>
      <Quiet>
        <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>, by{' '}
        {admin === null ? 'unknown' : <span title={admin}>{shortAddress(admin)}</span>}
        {via === 'wallet' && ', from the wallet'}
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
