import { Badge, Card, Failure, Skeleton, styled, type CurrentRound } from '@updown/shared';
import { isRunning, type RoundPhase } from '../rules/round-phase';
import { useSymbol } from '../player/use-symbol';
import { Countdown } from './countdown';
import { EndingWarning } from './ending-warning';
import { Pools } from './pools';
import { RoundPrices } from './round-prices';
import { useLiveRound } from './use-live-round';

const Waiting = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

/** The round that everybody bets in. */
export function RoundCard() {
  const { round, phase, isLoading, isError, refetch } = useLiveRound();
  if (round !== null) return <LatestRound round={round} phase={phase} />;
  return (
    <Card title="Live Round">
      {isLoading && <Loading />}
      {isError && <Failure title="The round could not be loaded." onRetry={() => void refetch()} />}
      {!isLoading && !isError && <Waiting>Waiting for the next round...</Waiting>}
    </Card>
  );
}

function LatestRound({ round, phase }: { round: CurrentRound; phase: RoundPhase }) {
  const symbol = useSymbol();
  return (
    <Card title={`Round #${round.id}`} aside={<Aside round={round} phase={phase} />}>
      <RoundPrices round={round} />
      <Pools round={round} symbol={symbol} />
      <EndingWarning endTime={round.end_time} isLocked={phase === 'locked'} />
      {phase === 'over' && <Waiting>Waiting for the next round...</Waiting>}
    </Card>
  );
}

function Aside({ round, phase }: { round: CurrentRound; phase: RoundPhase }) {
  if (isRunning(phase)) return <Countdown endTime={round.end_time} />;
  return <Badge>{phase === 'ended' ? 'Resolving' : 'Completed'}</Badge>;
}

function Loading() {
  return (
    <div role="status" aria-busy aria-label="Loading the round">
      <Skeleton height="15.5rem" />
    </div>
  );
}
