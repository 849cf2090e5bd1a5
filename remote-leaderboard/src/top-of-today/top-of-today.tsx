import {
  Card,
  Link,
  PlayerName,
  POLL_MS,
  Profit,
  styled,
  usePolling,
  useSession,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { board } from '../board-api';
import { useNextPeriod } from '../leaderboard/use-next-period';

const SHOWN = 5;

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

/** The players with the highest profit of the day, beside the game. Renders nothing until it is loaded. */
export function TopOfToday() {
  const symbol = useSymbol();
  const { userAddress: own } = useSession();
  const view = { order: 'profit', period: 'day' } as const;
  const { data, refetch } = board.useInfiniteQuery(view, usePolling(POLL_MS.players));
  const first = data?.pages[0];
  useNextPeriod(first?.until, refetch);
  if (first === undefined) return null;
  const rows = first.data.slice(0, SHOWN);
  return (
    <Card isQuiet title={t('Top of today')}>
      {rows.length === 0 ? (
        <Note>{t('No round has a result yet today.')}</Note>
      ) : (
        <List>
          {rows.map(({ address, name, profit }) => (
            <li key={address}>
              <PlayerName address={address} name={name} isOwn={address === own} />
              <Profit of={BigInt(profit)} symbol={symbol} />
            </li>
          ))}
        </List>
      )}
      <Whole to="/leaderboard">{t('Full leaderboard')}</Whole>
    </Card>
  );
}
