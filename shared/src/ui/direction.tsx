import { styled } from 'styled-components';
import { t } from '../../texts/texts';
import { msg, type Text } from '../i18n/create-texts';
import type { Outcome } from '../round/round-phase';
import { VisuallyHidden } from './visually-hidden';

const marks: Record<Outcome, { shape: string; word: Text; ink: 'up' | 'down' | 'muted' }> = {
  UP: { shape: '▲', word: msg('UP'), ink: 'up' },
  DOWN: { shape: '▼', word: msg('DOWN'), ink: 'down' },
  DRAW: { shape: '=', word: msg('DRAW'), ink: 'muted' },
  VOID: { shape: '○', word: msg('VOID'), ink: 'muted' },
};

const Mark = styled.span<{ $ink: 'up' | 'down' | 'muted' }>`
  display: inline-flex;
  align-items: baseline;
  gap: 0.35em;
  color: ${({ theme, $ink }) => theme.color[$ink]};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

interface DirectionProps {
  of: Outcome;
  /** Leaves the word to screen readers. */
  isBrief?: boolean;
}

/** An outcome, shown by shape, word and colour. */
export function Direction({ of, isBrief = false }: DirectionProps) {
  const { shape, word, ink } = marks[of];
  return (
    <Mark $ink={ink}>
      <span aria-hidden>{shape}</span>
      {isBrief ? <VisuallyHidden>{t(word)}</VisuallyHidden> : t(word)}
    </Mark>
  );
}
