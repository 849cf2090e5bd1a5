import {
  Button,
  Card,
  Choice,
  Failure,
  formatCount,
  POLL_MS,
  Skeleton,
  skipToken,
  styled,
  usePolling,
  useSession,
  type LeaderboardOrder,
  type LeaderboardPeriod,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { board, place } from '../board-api';
import { BoardTable } from './board-table';
import { useNextPeriod } from './use-next-period';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
`;

const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The players of a period by one of four values, and the place of the signed-in player. */
export function Leaderboard() {
  const [order, setOrder] = useState<LeaderboardOrder>('profit');
  const [period, setPeriod] = useState<LeaderboardPeriod>('week');
  return (
    <Card title={t('Leaderboard')}>
      <Choices>
        <Choice<LeaderboardOrder>
          legend={t('Ranked by')}
          options={{
            profit: t('Profit'),
            return: t('Return'),
            volume: t('Volume'),
            streak: t('Best streak'),
          }}
          value={order}
          onChange={setOrder}
        />
        <Choice<LeaderboardPeriod>
          legend={t('Period')}
          options={{ day: t('Today'), week: t('This week'), always: t('All time') }}
          value={period}
          onChange={setPeriod}
        />
      </Choices>
      {order === 'return' && (
        <Note>{t('Players with at least 10 rounds won or lost are ranked.')}</Note>
      )}
      <Board order={order} period={period} />
    </Card>
  );
}

interface BoardProps {
  order: LeaderboardOrder;
  period: LeaderboardPeriod;
}

function Board({ order, period }: BoardProps) {
  const { userAddress: own } = useSession();
  const polling = usePolling(POLL_MS.players);
  const query = board.useInfiniteQuery({ order, period }, polling);
  const { currentData, isError, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = query;
  const ofPlayer = own === null ? skipToken : { order, period, address: own };
  const { currentData: ownPlace } = place.useQuery(ofPlayer, polling);
  const pages = currentData?.pages;
  useNextPeriod(pages?.[0]?.until, refetch);
  if (pages === undefined) {
    if (isError) {
      const retry = () => void refetch();
      return <Failure title={t("Couldn't load the leaderboard.")} onRetry={retry} />;
    }
    return (
      <div role="status" aria-busy aria-label={t('Loading the leaderboard')}>
        <Skeleton height="34rem" />
      </div>
    );
  }
  const rows = pages.flatMap(({ data }) => data);
  const { total } = pages[0]!;
  if (total === 0) {
    return <Note>{t('No round in this period has a result yet. Play one, and you lead.')}</Note>;
  }
  return (
    <>
      <BoardTable rows={rows} place={ownPlace} order={order} own={own} />
      <Foot>
        <span role="status">
          {t('Showing {shown} of {total} players', {
            shown: formatCount(BigInt(rows.length)),
            total: formatCount(BigInt(total)),
          })}
        </span>
        {hasNextPage && (
          <Button
            aria-busy={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {isFetchingNextPage ? t('Loading…') : t('Load more')}
          </Button>
        )}
      </Foot>
    </>
  );
}
