import { styled } from 'styled-components';
import type { Outcome } from '../api/types';

const marks: Record<Outcome, { shape: string; word: string; ink: 'up' | 'down' | 'muted' }> = {
  UP: { shape: '▲', word: 'UP', ink: 'up' },
  DOWN: { shape: '▼', word: 'DOWN', ink: 'down' },
  DRAW: { shape: '=', word: 'DRAW', ink: 'muted' },
  VOID: { shape: '○', word: 'VOID', ink: 'muted' },
};

const Mark = styled.span<{ $ink: 'up' | 'down' | 'muted' }>`
  display: inline-flex;
  align-items: baseline;
  gap: 0.35em;
  color: ${({ theme, $ink }) => theme.color[$ink]};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

/** UP and DOWN (and the two ways to end without either), told by shape, word and colour. */
export function Direction({ of }: { of: Outcome }) {
  const { shape, word, ink } = marks[of];
  return (
    <Mark $ink={ink}>
      <span aria-hidden>{shape}</span>
      {word}
    </Mark>
  );
}
