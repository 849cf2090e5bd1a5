import type { Static } from 'typebox';
import type { Prediction, Round } from '../indexer/reduce';
import type { Figures } from '../players/figures';
import { payout } from '../rules/payout';
import type * as schemas from '../schemas/player';
import { isWinner } from './rounds';
import { amountOf } from './units';

type Status = Static<typeof schemas.PredictionStatus>;

/** A prediction together with its round. */
export interface Position {
  readonly prediction: Prediction;
  readonly round: Round;
}

const statusOf = ({ prediction, round }: Position): Status => {
  if (round.outcome === 'Pending') return 'pending';
  if (round.outcome === 'Draw') return 'draw';
  if (round.outcome === 'Void') return 'void';
  return isWinner(prediction, round) ? 'win' : 'lose';
};

/** What the player gets or got, stake included; nothing yet while the round has no outcome. */
const payoutOf = ({ prediction, round }: Position): bigint =>
  round.outcome === 'Pending' ? 0n : payout(prediction, round);

const claimableOf = (position: Position): bigint =>
  position.prediction.claimed === null ? payoutOf(position) : 0n;

export const ownPrediction = (position: Position | undefined): schemas.OwnPrediction => ({
  hasPredicted: position !== undefined,
  predictedUp: position?.prediction.up ?? false,
  depositAmount: amountOf(position?.prediction.amount ?? 0n),
  hasWithdrawn: position !== undefined && position.prediction.claimed !== null,
  potentialRewards: potentialRewards(position),
  payoutAmount: amountOf(position === undefined ? 0n : payoutOf(position)),
  status: position === undefined ? 'pending' : statusOf(position),
});

export const potentialRewards = (position: Position | undefined): string =>
  amountOf(position === undefined ? 0n : payout(position.prediction, position.round));

export const recentPrediction = (position: Position): Static<typeof schemas.RecentPrediction> => ({
  round_id: position.round.id,
  direction: position.prediction.up ? 'UP' : 'DOWN',
  stake_amount: amountOf(position.prediction.amount),
  payout_amount: amountOf(payoutOf(position)),
  status: statusOf(position),
});

export const claimableRewards = (
  positions: readonly Position[],
): Static<typeof schemas.ClaimableReward>[] =>
  positions
    .filter((position) => claimableOf(position) > 0n)
    .map((position) => ({
      roundId: position.round.id,
      potentialRewards: potentialRewards(position),
      payoutAmount: amountOf(claimableOf(position)),
      status: statusOf(position),
    }));

/** A player's record, with what the unclaimed among the predictions pay. */
export const predictionsSummary = (
  { staked, paid, ...counts }: Figures,
  unclaimed: readonly Position[],
): Static<typeof schemas.PredictionsSummary> => ({
  ...counts,
  staked: amountOf(staked),
  paid: amountOf(paid),
  claimable: amountOf(unclaimed.reduce((sum, position) => sum + claimableOf(position), 0n)),
});
