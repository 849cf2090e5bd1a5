import { Button, CopyButton, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { useLead } from '../dashboard/leading';
import type { Mend } from './need';

const Step = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};

  code {
    color: ${({ theme }) => theme.color.text};
    overflow-wrap: anywhere;
  }
`;

/** Leads to the command that mends a need, or shows the one to use elsewhere. */
export function MendStep({ mend }: { mend: Mend }) {
  const lead = useLead();
  if (mend.kind === 'text') {
    return (
      <Step>
        {mend.before} <code>{mend.code}</code>
        <CopyButton text={mend.code} what={t('text')} />
      </Step>
    );
  }
  const to =
    mend.kind === 'form'
      ? { name: mend.form, ...(mend.texts && { texts: mend.texts }) }
      : { name: mend.card };
  return (
    <Button $small onClick={() => lead(to)}>
      {mend.label}
    </Button>
  );
}
