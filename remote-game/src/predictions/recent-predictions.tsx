import {
  Badge,
  Card,
  Direction,
  Failure,
  formatTokens,
  POLL_MS,
  Skeleton,
  styled,
  usePolling,
  useRecentPredictionsQuery,
  type RecentPrediction,
} from '@updown/shared';
import { usePlayer } from '../player/use-player';
import { useSymbol } from '../player/use-symbol';
import { predictionStatus } from './prediction-status';

const SHOWN = 3;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(2rem, auto) 4.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 44px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.font.size.sm};

  &:first-child {
    border-top: 0;
  }
  > span:first-child {
    color: ${({ theme }) => theme.color.muted};
  }
`;

const Empty = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The player's last predictions. */
export function RecentPredictions() {
  const { session } = usePlayer();
  if (session !== 'signed-in') return null;
  return (
    <Card title="Recent Predictions">
      <Content />
    </Card>
  );
}

function Content() {
  const { data, isLoading, refetch } = useRecentPredictionsQuery(
    undefined,
    usePolling(POLL_MS.player),
  );
  if (isLoading) return <Skeleton height="132px" />;
  if (data === undefined) {
    return <Failure title="Your predictions could not be loaded." onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <Empty>You have made no prediction yet.</Empty>;
  return (
    <ul>
      {data.slice(0, SHOWN).map((prediction) => (
        <Recent key={prediction.round_id} prediction={prediction} />
      ))}
    </ul>
  );
}

function Recent({ prediction }: { prediction: RecentPrediction }) {
  const symbol = useSymbol();
  const { round_id: roundId, direction, stake_amount: stake, status } = prediction;
  const { label, tone } = predictionStatus[status];
  return (
    <Row>
      <span>#{roundId}</span>
      <Direction of={direction} />
      <span>
        {formatTokens(stake, 2)} {symbol}
      </span>
      <Badge $tone={tone}>{label}</Badge>
    </Row>
  );
}
