import {
  Button,
  Card,
  Direction,
  formatTokens,
  styled,
  type RecentPrediction,
} from '@updown/shared';
import { useSymbol } from '../player/use-symbol';
import { RoundPrices } from '../round/round-prices';
import { ResultNotice } from './result-notice';
import { useRoundResult } from './use-round-result';
import type { ToldRound } from './use-told-round';

const Text = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

interface RoundCompletedProps {
  told: ToldRound;
  onDismiss: () => void;
}

/** What came of a round that has ended: the latest, or the player's own beside the one that runs. */
export function RoundCompleted({ told, onDismiss }: RoundCompletedProps) {
  const { result, round, claimable, hasClaimed, isChecking, recheck } = useRoundResult(told);
  const isResolved = round.outcome !== null;
  const dismissal = (
    <Button $small onClick={onDismiss}>
      Dismiss
    </Button>
  );
  return (
    <Card title="Round Completed" aside={told.earlier !== null && isResolved && dismissal}>
      {told.earlier !== null && <Bet prediction={told.earlier} />}
      {!isResolved && <Unresolved isChecking={isChecking} onCheck={recheck} />}
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
      {isResolved && <RoundPrices round={round} />}
    </Card>
  );
}

function Bet({ prediction }: { prediction: RecentPrediction }) {
  const symbol = useSymbol();
  const { round_id: roundId, direction, stake_amount: stake } = prediction;
  return (
    <Line>
      Your bet in round #{roundId}: <Direction of={direction} />
      <span>
        {formatTokens(stake, 2)} {symbol}
      </span>
    </Line>
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
