import { styled } from '@updown/shared';

/** A wide table scrolls on its own. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

/** Figures by row; the first column names the row. */
export const Table = styled.table`
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
