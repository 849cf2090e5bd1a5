import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A list of `Stat`s. */
export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${({ theme }) => theme.space.sm};
`;

const Tile = styled.div`
  min-width: 0;
  padding: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.raised};
  border-radius: ${({ theme }) => theme.radius.sm};
`;

const Label = styled.dt`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const Value = styled.dd.attrs({ translate: 'no' })`
  font-size: ${({ theme }) => theme.font.size.md};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
`;

/** A labelled figure. */
export function Stat({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Tile>
      <Label>{label}</Label>
      <Value>{children}</Value>
    </Tile>
  );
}
