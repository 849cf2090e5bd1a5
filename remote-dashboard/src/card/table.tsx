import { styled, type Text } from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';

/** A wide table scrolls on its own. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xxs}`};
    border-top: 1px solid ${({ theme }) => theme.color.line};
    text-align: right;
  }
  th {
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  thead th {
    vertical-align: bottom;
    white-space: normal;
  }
  th:first-child {
    text-align: left;
  }
`;

interface TableProps {
  /** What it shows, for those who do not see it. */
  label: string;
  columns: readonly Text[];
  /** The rows. */
  children: ReactNode;
}

/** Figures by row; the first column names the row. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Figures>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Figures>
    </Scroll>
  );
}
