import {
  Card,
  formatCount,
  Link,
  PlayerName,
  POLL_MS,
  Profit,
  skipToken,
  styled,
  usePolling,
  useSession,
  useSettings,
  useSymbol,
  type LeaderboardPlace,
  type LeaderboardRow,
} from '@updown/shared';
import type own from '../../contributes.json';
import { t } from '../../texts/texts';
import { board, place } from '../board-api';
import { gapNote } from '../leaderboard/columns';
import { useNextPeriod } from '../leaderboard/use-next-period';

const List = styled.ol`
  display: grid;
  font-size: ${({ theme }) => theme.font.size.sm};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space.sm};
    min-height: 36px;
  }
  li[data-own] {
    margin-top: ${({ theme }) => theme.space.xs};
    border-top: 1px dashed ${({ theme }) => theme.color.line};
  }
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Whole = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** How far the player's own row is from the next one, on a line of its own. */
const Gap = styled(Note)`
  flex-basis: 100%;
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/**
 * The players with the highest profit of the day, and the signed-in player behind them, beside the game. Renders nothing until
 * it is loaded.
 */
export function TopOfToday() {
  const symbol = useSymbol();
  const { rowsOfToday } = useSettings<typeof own>();
  const { userAddress } = useSession();
  const view = { order: 'profit', period: 'day' } as const;
  const polling = usePolling(POLL_MS.players);
  const { data, refetch } = board.useInfiniteQuery(view, polling);
  const ofPlayer = userAddress === null ? skipToken : { ...view, address: userAddress };
  const { currentData: ownPlace } = place.useQuery(ofPlayer, polling);
  const first = data?.pages[0];
  useNextPeriod(first?.until, refetch);
  if (first === undefined) return null;
  const rows = first.data.slice(0, rowsOfToday);
  const isListed = rows.some(({ address }) => address === userAddress);
  return (
    <Card isQuiet title={t('Top of today')}>
      {rows.length === 0 ? (
        <Note>{t('No round has a result yet today.')}</Note>
      ) : (
        <List>
          {rows.map(({ address, name, profit }) => (
            <li key={address}>
              <PlayerName address={address} name={name} isOwn={address === userAddress} />
              <Profit of={BigInt(profit)} symbol={symbol} />
            </li>
          ))}
          {!isListed && ownPlace?.data && <OwnRow place={ownPlace} row={ownPlace.data} />}
        </List>
      )}
      <Whole to="/leaderboard">{t('Full leaderboard')}</Whole>
    </Card>
  );
}

interface OwnRowProps {
  place: LeaderboardPlace;
  row: LeaderboardRow;
}

function OwnRow({ place: ownPlace, row: { rank, address, name, profit } }: OwnRowProps) {
  const symbol = useSymbol();
  const gap = gapNote(ownPlace, 'profit', symbol);
  return (
    <li data-own value={rank}>
      <span>
        <span translate="no">{formatCount(BigInt(rank))}</span>{' '}
        <PlayerName address={address} name={name} isOwn />
      </span>
      <Profit of={BigInt(profit)} symbol={symbol} />
      {gap !== undefined && <Gap>{gap}</Gap>}
    </li>
  );
}
