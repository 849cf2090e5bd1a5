import {
  Card,
  Failure,
  Skeleton,
  styled,
  usePlayersHistoryQuery,
  usePolling,
  POLL_MS,
} from '@updown/shared';
import { HistoryCards } from './history-cards';
import { HistoryTable } from './history-table';
import { useIsWide } from './use-is-wide';

/** How many are shown, in the table and as cards. */
const TABLE_ROWS = 50;
const CARDS = 30;
/** Above this many the list is longer than it looks. */
const HINT_ABOVE = 20;

const Empty = styled.p`
  padding: ${({ theme }) => theme.space.xl} 0;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** What everybody predicted, newest first. */
export function PlayersHistory() {
  return (
    <Card title="All Players History">
      <Content />
    </Card>
  );
}

function Content() {
  const isWide = useIsWide();
  const { data, isLoading, refetch } = usePlayersHistoryQuery(
    undefined,
    usePolling(POLL_MS.players),
  );
  if (isLoading) return <Loading />;
  if (data === undefined) {
    return <Failure title="The history could not be loaded." onRetry={() => void refetch()} />;
  }
  if (data.data.length === 0) return <Empty>No player predictions found</Empty>;
  const shown = data.data.slice(0, isWide ? TABLE_ROWS : CARDS);
  const Rows = isWide ? HistoryTable : HistoryCards;
  return (
    <>
      <Rows items={shown} />
      <Foot>
        {data.total > shown.length && (
          <span>
            Showing {shown.length} of {data.total} predictions
          </span>
        )}
        {shown.length > HINT_ABOVE && <span>Scroll for more</span>}
      </Foot>
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy aria-label="Loading the history">
      <Skeleton height="34rem" />
    </div>
  );
}
