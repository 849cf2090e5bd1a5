import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../texts/texts';
import { formatPercent } from '../format/price';
import { msg, type Text } from '../i18n/create-texts';
import { VisuallyHidden } from './visually-hidden';

type Way = 'up' | 'down' | 'muted';

const marks: Record<Way, { shape: string; word: Text }> = {
  up: { shape: '▲', word: msg('up') },
  down: { shape: '▼', word: msg('down') },
  muted: { shape: '=', word: msg('unchanged') },
};

const Text = styled.span<{ $way: Way }>`
  color: ${({ theme, $way }) => theme.color[$way]};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

interface PriceChangeProps {
  percent: number;
  /** The period of the change: 'in 24h'. */
  children?: ReactNode;
}

/** A price change, shown by shape, word and colour. */
export function PriceChange({ percent, children }: PriceChangeProps) {
  const way = percent > 0 ? 'up' : percent < 0 ? 'down' : 'muted';
  const { shape, word } = marks[way];
  return (
    <Text $way={way}>
      <span aria-hidden>{shape} </span>
      <VisuallyHidden>{t(word)} </VisuallyHidden>
      <span translate="no">{formatPercent(percent)}</span>
      {children !== undefined && <> {children}</>}
    </Text>
  );
}
