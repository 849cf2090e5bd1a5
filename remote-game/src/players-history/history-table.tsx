import {
  Amount,
  Direction,
  msg,
  PlayerName,
  styled,
  type Text,
  useSymbol,
  useLanguage,
} from '@updown/shared';
import { memo, type ReactNode } from 'react';
import { t } from '../../texts/texts';
import {
  historyResult,
  historyStatus,
  isOwn,
  keyOf,
  type HistoryListProps,
  type HistoryRowProps,
} from './history-row';
import { StatusCell } from './status-cell';

const Predictions = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.sm};

  th {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  th,
  td {
    padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.xs};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: left;
    white-space: nowrap;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  tr[data-own] td {
    background: ${({ theme }) => theme.color.raised};
  }
  tr[data-own] td:first-child {
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
  }
  [data-figure] {
    text-align: right;
  }
`;

export const Result = styled.span`
  margin-right: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};

  &[data-won] {
    color: ${({ theme }) => theme.color.up};
  }
`;

/** The round, who or when, and the prediction; the rest are figures. */
const WORDS = 3;

/** Predictions by row. */
export function Table({ columns, children }: { columns: readonly Text[]; children: ReactNode }) {
  return (
    <Predictions>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-figure={index >= WORDS || undefined}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Predictions>
  );
}

const columns = [msg('Round'), msg('Player'), msg('Prediction'), msg('Stake'), msg('Status')];

export function HistoryTable({ items, own }: HistoryListProps) {
  const symbol = useSymbol();
  return (
    <Table columns={columns}>
      {items.map((item) => (
        <Row key={keyOf(item)} symbol={symbol} isOwn={isOwn(item, own)} {...item} />
      ))}
    </Table>
  );
}

// Memoised, so that a new prediction does not render the other 49 rows.
const Row = memo(function Row({ symbol, isOwn: own, ...item }: HistoryRowProps) {
  useLanguage();
  const { roundId, playerAddress, name, direction, stakeAmount } = item;
  const status = historyStatus(item);
  return (
    <tr data-item data-own={own || undefined}>
      <td translate="no">{`#${roundId}`}</td>
      <td>
        <PlayerName address={playerAddress} name={name} isOwn={own} />
      </td>
      <td>
        <Direction of={direction} />
      </td>
      <td data-figure>
        <Amount of={stakeAmount} symbol={symbol} />
      </td>
      <td data-figure>
        {status !== 'pending' && (
          <Result
            data-won={status === 'win' || undefined}
            translate="no"
          >{`${historyResult(item)} `}</Result>
        )}
        <StatusCell item={item} />
      </td>
    </tr>
  );
});
