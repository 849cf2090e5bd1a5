import {
  Amount,
  Badge,
  Card,
  Direction,
  Failure,
  orEmpty,
  OwnStatistics,
  POLL_MS,
  Profit,
  Skeleton,
  styled,
  usePolling,
  useRecentPredictionsQuery,
  type RecentPrediction,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';
import { profitOf } from '../rules/payout';
import { predictionStatus } from './prediction-status';

const SHOWN = 3;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(2rem, auto) 4.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 52px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.font.size.sm};

  &:first-child {
    border-top: 0;
  }
  > span:first-child {
    color: ${({ theme }) => theme.color.muted};
  }
`;

// The bet's return, with the stake below it.
const Figures = styled.span`
  display: flex;
  flex-direction: column;
  line-height: 1.3;

  small {
    color: ${({ theme }) => theme.color.muted};
  }
`;

const Empty = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Below = styled.div`
  padding-top: ${({ theme }) => theme.space.sm};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:empty {
    display: none;
  }
`;

/** The player's latest predictions, and their own record. */
export function RecentPredictions() {
  const { session } = usePlayer();
  if (session === 'signed-out') return null;
  return (
    <Card isQuiet title={t('Recent Predictions')}>
      {session === 'loading' ? <Loading /> : <Content />}
      <Below>
        <OwnStatistics />
      </Below>
    </Card>
  );
}

function Loading() {
  return <Skeleton height="156px" />;
}

function Content() {
  const query = useRecentPredictionsQuery(undefined, usePolling(POLL_MS.player));
  const { isLoading, error, refetch } = query;
  const data = orEmpty<RecentPrediction[]>(query, []);
  if (data === undefined && isLoading && error === undefined) return <Loading />;
  if (data === undefined) {
    return <Failure title={t("Couldn't load your predictions.")} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) {
    return <Empty>{t('No predictions yet. Your first one appears here.')}</Empty>;
  }
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
  const profit = profitOf(prediction.payout_amount, stake);
  const { label, tone } = predictionStatus[status];
  return (
    <Row>
      <span translate="no">{`#${roundId}`}</span>
      <Direction of={direction} />
      <Figures>
        {status !== 'pending' && (
          <strong>
            <Profit of={profit} symbol={symbol} />
          </strong>
        )}
        <small>
          <Amount of={stake} symbol={symbol} />
        </small>
      </Figures>
      <Badge $tone={tone}>{t(label)}</Badge>
    </Row>
  );
}
