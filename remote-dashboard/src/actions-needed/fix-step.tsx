import { Button, CopyButton, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { useLead } from './leading';
import type { Fix } from './need';

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

/** Leads to the command that fixes a need, or shows a command to run elsewhere. */
export function FixStep({ fix }: { fix: Fix }) {
  const lead = useLead();
  if (fix.kind === 'text') {
    return (
      <Step>
        {fix.before} <code>{fix.code}</code>
        <CopyButton text={fix.code} what={t('text')} />
      </Step>
    );
  }
  const to =
    fix.kind === 'form'
      ? { name: fix.form, ...(fix.texts && { texts: fix.texts }) }
      : { name: fix.card };
  return (
    <Button $small onClick={() => lead(to)}>
      {fix.label}
    </Button>
  );
}
