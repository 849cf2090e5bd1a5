import {
  Direction,
  formatTokens,
  shortAddress,
  styled,
  type PlayerHistoryItem,
} from '@updown/shared';
import { memo } from 'react';
import { useSymbol } from '../player/use-symbol';
import { historyResult, keyOf, type HistoryRowProps } from './history-row';
import { Scroller } from './scroller';
import { StatusCell } from './status-cell';

const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  padding: ${({ theme }) => theme.space.sm} 0;
  align-items: start;
  font-size: ${({ theme }) => theme.font.size.sm};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  > :nth-child(even) {
    justify-self: end;
  }
  [data-muted] {
    color: ${({ theme }) => theme.color.muted};
  }
`;

export function HistoryCards({ items }: { items: readonly PlayerHistoryItem[] }) {
  const symbol = useSymbol();
  return (
    <Scroller aria-label="Predictions">
      <ul>
        {items.map((item) => (
          <HistoryCard key={keyOf(item)} symbol={symbol} {...item} />
        ))}
      </ul>
    </Scroller>
  );
}

const HistoryCard = memo(function HistoryCard({ symbol, ...item }: HistoryRowProps) {
  const { roundId, playerAddress, direction, stakeAmount } = item;
  return (
    <Item>
      <span data-muted>
        Round #{roundId} · {playerAddress === null ? 'Unknown' : shortAddress(playerAddress)}
      </span>
      <StatusCell item={item} />
      <span>
        <Direction of={direction} /> {formatTokens(stakeAmount)} {symbol}
      </span>
      <span data-muted>{historyResult(item)}</span>
    </Item>
  );
});
