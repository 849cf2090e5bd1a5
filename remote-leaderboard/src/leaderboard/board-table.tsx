import {
  styled,
  useSymbol,
  VisuallyHidden,
  type LeaderboardOrder,
  type LeaderboardPlace,
  type LeaderboardRow,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { BoardRow, UnrankedRow } from './board-row';
import { gapNote, ORDERS } from './columns';

// A small screen has room for the value by which the players are ranked. The player's own row stays at the edge of the
// window behind which it would be.
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
    padding: 0 ${({ theme }) => theme.space.xxs};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    text-align: left;
    white-space: nowrap;

    ${({ theme }) => theme.media.medium} {
      padding: 0 ${({ theme }) => theme.space.xs};
    }
  }
  tr[data-own] td {
    position: sticky;
    top: var(--header);
    bottom: var(--bar);
    z-index: 1;
    background: ${({ theme }) => theme.color.raised};
  }
  tr[data-own] td:first-child {
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.accent};
  }
  /* In a narrow window a name stands above its address. */
  [data-player] {
    white-space: normal;
  }
  /* The row has a star of its own. */
  [data-player] [data-followed] {
    display: none;
  }
  [data-follow] {
    width: 44px;
    padding: 0;
    text-align: right;
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

interface BoardTableProps {
  rows: readonly LeaderboardRow[];
  /** The signed-in player's place, who may be on a page that is not loaded; undefined until loaded. */
  place: LeaderboardPlace | undefined;
  order: LeaderboardOrder;
  /** The signed-in player. */
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
  const note = place && gapNote(place, order, symbol);
  const row = (each: LeaderboardRow) => {
    const isOwn = each.address === own;
    return (
      <BoardRow
        key={each.address}
        row={each}
        order={order}
        isOwn={isOwn}
        note={isOwn ? note : undefined}
      />
    );
  };
  const isListed = rows.some(({ address }) => address === own);
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
          <th scope="col" data-follow>
            <VisuallyHidden>{t('Follow')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row)}
        {own !== null &&
          place !== undefined &&
          !isListed &&
          (place.data === null ? <UnrankedRow address={own} order={order} /> : row(place.data))}
      </tbody>
    </Table>
  );
}
