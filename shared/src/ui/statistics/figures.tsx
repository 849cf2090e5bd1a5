import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../texts/texts';

/** '3 wins', '1 loss' or '-'; a negative streak counts losses. */
export function streakText(streak: number): string {
  if (streak === 0) return '-';
  return streak > 0
    ? t('{n, plural, one {# win} other {# wins}}', { n: streak })
    : t('{n, plural, one {# loss} other {# losses}}', { n: -streak });
}

/** Six `Figure`s in two columns, counts beside money, with a seventh below. */
export const Figures = styled.dl`
  display: grid;
  grid-template: repeat(3, auto) / auto minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.md}`};

  > :last-child {
    grid-area: 4 / 1 / auto / -1;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.sm};

  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin-left: auto;
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

/** One figure with its name in front. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
    </Row>
  );
}
