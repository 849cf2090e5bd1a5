import {
  Button,
  CopyButton,
  Failure,
  formatDayAndTime,
  Notice,
  type SafeProposal,
  type Simulated,
  styled,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Addresses, AddressRow } from '../card/addresses';
import { delayText, outcomeText } from './safe-rules';

/** Long enough for the browser to start the download. */
const KEPT_MS = 60_000;

/** Downloads the file for Safe's Transaction Builder. */
function offerBatch(batch: SafeProposal['batch'], name: string): void {
  const file = new Blob([JSON.stringify(batch, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

const Code = styled.code`
  font-size: ${({ theme }) => theme.font.size.xs};
  overflow-wrap: anywhere;
`;

const Label = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${({ theme }) => theme.space.xs};

  > * {
    max-width: 100%;
  }
`;

function stageText({ operation, timelock }: SafeProposal): string | null {
  if (operation === null || timelock === null) return null;
  if (operation.stage === 'unset') {
    return t('This schedules the command. Propose it again after {delay}, to execute it.', {
      delay: delayText(timelock.delaySeconds),
    });
  }
  return operation.stage === 'ready'
    ? t('The delay is over. This executes the command.')
    : t('The command is scheduled. This executes it, from {time}.', {
        time: formatDayAndTime(operation.readyAt * 1000),
      });
}

function Transaction({ transaction }: { transaction: Simulated }) {
  const { to, signature, details, data, outcome } = transaction;
  return (
    <Part>
      <Addresses>
        <AddressRow label={t('To')} address={to} />
      </Addresses>
      <Label>{t('Function')}</Label>
      <Code translate="no">{`${signature} ${details}`}</Code>
      <Label>{t('Data')}</Label>
      <Code translate="no">{data}</Code>
      <CopyButton text={data} what={t('Data')} />
      <Notice tone={outcome.kind === 'fails' ? 'warning' : 'info'} role="status">
        {outcomeText(outcome)}
      </Notice>
    </Part>
  );
}

interface ProposalViewProps {
  proposal: SafeProposal | null;
  failure: string | null;
}

/** The call that the Safe's signers sign, its outcome if it ran now, and the file to hand over. */
export function ProposalView({ proposal, failure }: ProposalViewProps) {
  if (failure !== null) return <Failure title={t('Admin Panel Error')} message={failure} />;
  if (proposal === null) return null;
  const { safe, transactions, held, batch } = proposal;
  const stage = stageText(proposal);
  return (
    <Part role="group" aria-label={t('Proposal')}>
      <Addresses>
        <AddressRow label={t('Safe')} address={safe} />
      </Addresses>
      {stage !== null && <Notice tone="info">{stage}</Notice>}
      {transactions.map((each) => (
        <Transaction key={each.data} transaction={each} />
      ))}
      {held !== null && (
        <>
          <Label>{t('The timelock then calls the game:')}</Label>
          <Transaction transaction={held} />
        </>
      )}
      <Button onClick={() => offerBatch(batch, batch.meta.name)}>{t('Download the file')}</Button>
      <Label>{t("Import it in the Transaction Builder of the Safe's app.")}</Label>
    </Part>
  );
}
