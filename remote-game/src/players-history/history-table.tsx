import {
  Direction,
  formatTokens,
  shortAddress,
  styled,
  type PlayerHistoryItem,
} from '@updown/shared';
import { memo } from 'react';
import { useSymbol } from '../player/use-symbol';
import { historyResult, historyStatus, keyOf, type HistoryRowProps } from './history-row';
import { Scroller } from './scroller';
import { StatusCell } from './status-cell';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.sm};

  th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    box-shadow: inset 0 -1px ${({ theme }) => theme.color.line};
  }
  th,
  td {
    padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.xs};
    text-align: left;
    white-space: nowrap;
  }
  tbody tr + tr td {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  [data-figure] {
    text-align: right;
  }
`;

const Result = styled.span`
  margin-right: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
`;

export function HistoryTable({ items }: { items: readonly PlayerHistoryItem[] }) {
  const symbol = useSymbol();
  return (
    <Scroller aria-label="Predictions">
      <Table>
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Player</th>
            <th scope="col">Prediction</th>
            <th scope="col" data-figure>
              Stake
            </th>
            <th scope="col" data-figure>
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={keyOf(item)} symbol={symbol} {...item} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

// One new prediction must not render the other 49 again.
const Row = memo(function Row({ symbol, ...item }: HistoryRowProps) {
  const { roundId, playerAddress, direction, stakeAmount } = item;
  return (
    <tr>
      <td>#{roundId}</td>
      <td>{playerAddress === null ? 'Unknown' : shortAddress(playerAddress)}</td>
      <td>
        <Direction of={direction} />
      </td>
      <td data-figure>
        {formatTokens(stakeAmount)} {symbol}
      </td>
      <td data-figure>
        {historyStatus(item) !== 'pending' && <Result>{historyResult(item)} </Result>}
        <StatusCell item={item} />
      </td>
    </tr>
  );
});
