import { formatPercent, styled, VisuallyHidden } from '@updown/shared';

type Way = 'up' | 'down' | 'muted';

const shapes: Record<Way, { shape: string; word: string }> = {
  up: { shape: '▲', word: 'up' },
  down: { shape: '▼', word: 'down' },
  muted: { shape: '=', word: 'unchanged' },
};

const Text = styled.span<{ $way: Way }>`
  color: ${({ theme, $way }) => theme.color[$way]};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

/** How far a price moved, by shape, word and colour. */
export function Move({ from, to }: { from: number; to: number }) {
  const way = to > from ? 'up' : to < from ? 'down' : 'muted';
  const { shape, word } = shapes[way];
  return (
    <Text $way={way}>
      <span aria-hidden>{shape} </span>
      <VisuallyHidden>{word} </VisuallyHidden>
      {formatPercent(from === 0 ? 0 : ((to - from) / from) * 100)}
    </Text>
  );
}
