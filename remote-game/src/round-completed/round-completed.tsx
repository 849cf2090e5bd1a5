import { Button, Card, Direction, styled, type CurrentRound } from '@updown/shared';
import { useLiveRound } from '../round/use-live-round';
import { RoundPrices } from '../round/round-prices';
import { ResultNotice } from './result-notice';
import { useRoundResult } from './use-round-result';

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Line = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
`;

/** What came of the round that has ended, until the next one starts. */
export function RoundCompleted() {
  const { round, phase } = useLiveRound();
  if (round === null || (phase !== 'ended' && phase !== 'over')) return null;
  return <Completed round={round} />;
}

function Completed({ round: ended }: { round: CurrentRound }) {
  const { result, round, claimable, hasClaimed, isChecking, recheck } = useRoundResult(ended);
  return (
    <Card title="Round Completed">
      {round.outcome === null && <Unresolved isChecking={isChecking} onCheck={recheck} />}
      {round.outcome !== null && result.status !== 'resolved' && (
        <Line>
          Round #{round.id}: <Direction of={round.outcome} />
        </Line>
      )}
      {result.status === 'resolved' && (
        <ResultNotice
          roundId={round.id}
          result={result.result}
          claimable={claimable}
          hasClaimed={hasClaimed}
        />
      )}
      {round.outcome !== null && <RoundPrices round={round} />}
    </Card>
  );
}

interface UnresolvedProps {
  isChecking: boolean;
  onCheck: () => void;
}

function Unresolved({ isChecking, onCheck }: UnresolvedProps) {
  return (
    <>
      <Text role="status">
        {isChecking
          ? 'Checking result from blockchain...'
          : 'Round finished! Waiting for result...'}
      </Text>
      <Button aria-disabled={isChecking} onClick={isChecking ? undefined : onCheck}>
        Check Result
      </Button>
    </>
  );
}
