import {
  formatCount,
  PlayerName,
  styled,
  useSymbol,
  VisuallyHidden,
  type LeaderboardOrder,
  type LeaderboardRow,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { valueOf, wayOf } from './columns';

// A small screen has room for the value by which the players are ranked.
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-variant-numeric: tabular-nums;

  th {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
  th[aria-sort] {
    color: ${({ theme }) => theme.color.text};
  }
  th,
  td {
    height: 44px;
    padding: 0 ${({ theme }) => theme.space.xs};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: left;
    white-space: nowrap;
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
  [data-figure='other'] {
    display: none;

    ${({ theme }) => theme.media.medium} {
      display: table-cell;
    }
  }
`;

const Inked = styled.span<{ $way: 'up' | 'down' | 'text' }>`
  color: ${({ theme, $way }) => theme.color[$way]};
`;

const ORDERS = ['profit', 'return', 'volume', 'streak'] as const;

interface BoardTableProps {
  rows: readonly LeaderboardRow[];
  /** The signed-in player's row, if it is not among the others. */
  place?: LeaderboardRow | undefined;
  order: LeaderboardOrder;
  own: string | null;
}

export function BoardTable({ rows, place, order, own }: BoardTableProps) {
  const symbol = useSymbol();
  const titles: Record<LeaderboardOrder, string> = {
    profit: t('Profit ({symbol})', { symbol }),
    return: t('Return'),
    volume: t('Volume ({symbol})', { symbol }),
    streak: t('Best streak'),
  };
  const row = (each: LeaderboardRow) => (
    <Row key={each.address} row={each} order={order} isOwn={each.address === own} />
  );
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('Rank')}</VisuallyHidden>
            <span aria-hidden>#</span>
          </th>
          <th scope="col">{t('Player')}</th>
          {ORDERS.map((each) => (
            <th
              key={each}
              scope="col"
              data-figure={each === order ? 'ranked' : 'other'}
              {...(each === order && { 'aria-sort': 'descending' as const })}
            >
              {titles[each]}
            </th>
          ))}
          <th scope="col" data-figure="other">
            {t('Won')}
          </th>
        </tr>
      </thead>
      {place !== undefined && <tbody>{row(place)}</tbody>}
      <tbody>{rows.map(row)}</tbody>
    </Table>
  );
}

function Row({
  row,
  order,
  isOwn,
}: {
  row: LeaderboardRow;
  order: LeaderboardOrder;
  isOwn: boolean;
}) {
  const { rank, address, rounds, wins } = row;
  const inks = {
    profit: wayOf(row.profit),
    return: wayOf(row.return),
    volume: 'text',
    streak: 'text',
  } as const;
  return (
    <tr data-own={isOwn || undefined}>
      <td translate="no">{formatCount(BigInt(rank))}</td>
      <td>
        <PlayerName address={address} isOwn={isOwn} />
      </td>
      {ORDERS.map((each) => (
        <td key={each} data-figure={each === order ? 'ranked' : 'other'} translate="no">
          <Inked $way={inks[each]}>{valueOf[each](row)}</Inked>
        </td>
      ))}
      <td data-figure="other" translate="no">
        {t('{wins} of {rounds}', {
          wins: formatCount(BigInt(wins)),
          rounds: formatCount(BigInt(rounds)),
        })}
      </td>
    </tr>
  );
}
