import {
  Button,
  Card,
  errorMessage,
  Failure,
  POLL_MS,
  Skeleton,
  Stat,
  Stats,
  styled,
  useGameStatusQuery,
  usePolling,
  type GameStatus,
} from '@updown/shared';
import { CurrentPrice } from './current-price';
import { PhaseBadge } from './phase-badge';
import { RoundFigures } from './round-figures';

const Subtitle = styled.h3`
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

/** What the game does now. */
export function GameStatusCard() {
  const { data, isFetching, error, refetch } = useGameStatusQuery(
    undefined,
    usePolling(POLL_MS.status),
  );
  return (
    <Card
      title="Game Status"
      aside={data !== undefined && <PhaseBadge round={data.currentRound} />}
    >
      {error !== undefined && !isFetching && (
        <Failure
          title="Error Loading Game Status"
          message={errorMessage(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
        />
      )}
      <CurrentPrice />
      {data === undefined ? error === undefined && <Loading /> : <Status status={data} />}
      <Button disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Refreshing...' : 'Refresh Status'}
      </Button>
    </Card>
  );
}

function Status({ status }: { status: GameStatus }) {
  return (
    <>
      <RoundFigures round={status.currentRound} />
      <Subtitle>Game Parameters</Subtitle>
      <Stats>
        <Stat label="Server running">{status.gameStatus.isRunning ? 'Yes' : 'No'}</Stat>
        <Stat label="Network">{status.network}</Stat>
      </Stats>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy>
      <Skeleton height="19.5rem" />
    </div>
  );
}
