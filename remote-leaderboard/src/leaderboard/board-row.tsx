import {
  FollowButton,
  formatCount,
  OfferedPlace,
  PlayerName,
  styled,
  type LeaderboardOrder,
  type LeaderboardRow,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { ORDERS, valueOf, wayOf } from './columns';

const Inked = styled.span<{ $way: 'up' | 'down' | 'text' }>`
  color: ${({ theme, $way }) => theme.color[$way]};
`;

/** A second line below the player. */
const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  padding-bottom: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface BoardRowProps {
  row: LeaderboardRow;
  order: LeaderboardOrder;
  isOwn: boolean;
  /** How far it is to the next place. */
  note?: string | undefined;
}

export function BoardRow({ row, order, isOwn, note }: BoardRowProps) {
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
      <td data-player>
        <PlayerName address={address} name={row.name} isOwn={isOwn} />
        {note !== undefined && <Note>{note}</Note>}
        <OfferedPlace name="leaderboard.row" context={{ address, rank }} />
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
      <td data-follow>{!isOwn && <FollowButton isBrief address={address} />}</td>
    </tr>
  );
}

/** The row of a player without a rank, who reads why. */
export function UnrankedRow({ address, order }: { address: string; order: LeaderboardOrder }) {
  return (
    <tr data-own>
      <td aria-hidden>–</td>
      <td data-player colSpan={ORDERS.length + 3}>
        <PlayerName address={address} isOwn />
        <Note>
          {order === 'return'
            ? t('Not ranked yet: fewer than 10 rounds won or lost.')
            : t('Not ranked yet: no result in this period.')}
        </Note>
      </td>
    </tr>
  );
}
