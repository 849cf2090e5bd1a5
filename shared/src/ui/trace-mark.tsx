import { styled } from 'styled-components';
import { t } from '../../texts/texts';
import { CopyButton } from './copy-button';

const SHOWN = 8;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  white-space: nowrap;
`;

/** Names the trace of a failed call, for a report to the operator. Nothing if the operator keeps no traces. */
export function TraceMark({ id }: { id: string | undefined }) {
  if (id === undefined) return null;
  return (
    <Mark>
      {t('Trace {id}', { id: `${id.slice(0, SHOWN)}…` })}
      <CopyButton text={id} what={t('trace')} />
    </Mark>
  );
}
