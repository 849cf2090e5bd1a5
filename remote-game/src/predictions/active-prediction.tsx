import { Card, Direction, formatAmount, parseAmount, Stat, Stats, styled } from '@updown/shared';
import { useOwnPrediction } from '../player/use-own-prediction';
import { useSymbol } from '../player/use-symbol';
import { useLiveRound } from '../round/use-live-round';
import { payoutOf } from '../rules/payout';

const Tiles = styled(Stats)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :last-child {
    grid-column: 1 / -1;
  }
`;

/** The player's bet in the round that runs, and what it pays if it ended now their way. */
export function ActivePrediction() {
  const { round, phase } = useLiveRound();
  const symbol = useSymbol();
  const { prediction } = useOwnPrediction(round?.id ?? null);
  if (round === null || phase === 'over' || !prediction.hasPredicted) return null;
  const { predictedUp, depositAmount } = prediction;
  const stake = parseAmount(depositAmount);
  const pools = {
    up: parseAmount(round.up_predictions),
    down: parseAmount(round.down_predictions),
  };
  const amount = (units: bigint) => `${formatAmount(units, undefined, 2)} ${symbol}`;
  return (
    <Card title="Your Active Prediction">
      <Tiles>
        <Stat label="Direction">
          <Direction of={predictedUp ? 'UP' : 'DOWN'} />
        </Stat>
        <Stat label="Your Stake">{amount(stake)}</Stat>
        <Stat label="Potential Rewards">{amount(payoutOf(stake, predictedUp, pools))}</Stat>
      </Tiles>
    </Card>
  );
}
