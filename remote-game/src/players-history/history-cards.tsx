import { Amount, Direction, PlayerName, styled, useSymbol, useLanguage } from '@updown/shared';
import { memo } from 'react';
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

export const Item = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  align-items: center;
  padding: ${({ theme }) => theme.space.sm} 0;
  font-size: ${({ theme }) => theme.font.size.sm};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  &[data-own] {
    margin: 0 ${({ theme }) => `-${theme.space.xs}`};
    padding: ${({ theme }) => `${theme.space.sm} ${theme.space.xs}`};
    background: ${({ theme }) => theme.color.raised};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
  }
  > :nth-child(even) {
    justify-self: end;
  }
  [data-muted] {
    color: ${({ theme }) => theme.color.muted};
  }
  [data-won] {
    color: ${({ theme }) => theme.color.up};
  }
`;

export function HistoryCards({ items, own }: HistoryListProps) {
  const symbol = useSymbol();
  return (
    <ul>
      {items.map((item) => (
        <HistoryCard key={keyOf(item)} symbol={symbol} isOwn={isOwn(item, own)} {...item} />
      ))}
    </ul>
  );
}

const HistoryCard = memo(function HistoryCard({ symbol, isOwn: own, ...item }: HistoryRowProps) {
  useLanguage();
  const { roundId, playerAddress, name, direction, stakeAmount } = item;
  const ink = historyStatus(item) === 'win' ? { 'data-won': true } : { 'data-muted': true };
  return (
    <Item data-item data-own={own || undefined}>
      <span data-muted>
        {t('Round #{id}', { id: roundId })} ·{' '}
        <PlayerName address={playerAddress} name={name} isOwn={own} />
      </span>
      <StatusCell item={item} />
      <span>
        <Direction of={direction} /> <Amount of={stakeAmount} symbol={symbol} />
      </span>
      <span {...ink} translate="no">
        {historyResult(item)}
      </span>
    </Item>
  );
});
