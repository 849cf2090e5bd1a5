import type * as schemas from '@updown/protocol/api/player';
import type * as records from '@updown/protocol/api/record';
import { isWinner, payout } from '../payout';
import type { ProfitStep } from '../profit-curve';
import type { Prediction, Round } from '../round';
import { addressOf, amountOf, priceOf } from '../units';
import { playerHistoryItem } from './rounds';

type Status = schemas.PredictionStatus;

/** A prediction together with its round. */
export interface Position {
  readonly prediction: Prediction;
  readonly round: Round;
}

/** A player's record: the number of predictions by result, the totals, and the profit curve. */
export interface Figures {
  readonly total: number;
  readonly won: number;
  readonly lost: number;
  readonly pending: number;
  readonly refunded: number;
  readonly staked: bigint;
  /** The claimed payouts. */
  readonly paid: bigint;
  /** The payouts that are not claimed yet. */
  readonly claimable: bigint;
  /** All payouts minus all stakes, over rounds with an outcome. */
  readonly profit: bigint;
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly curve: readonly ProfitStep[];
}

function statusOf({ prediction, round }: Position): Status {
  if (round.outcome === 'Pending') return 'pending';
  if (round.outcome === 'Draw') return 'draw';
  if (round.outcome === 'Void') return 'void';
  return isWinner(prediction, round) ? 'win' : 'lose';
}

/** The payout including the stake; zero while the round has no outcome. */
function payoutOf({ prediction, round }: Position): bigint {
  return round.outcome === 'Pending' ? 0n : payout(prediction, round);
}

function claimableOf(position: Position): bigint {
  return position.prediction.claimed === null ? payoutOf(position) : 0n;
}

export function ownPrediction(
  position: (Position & { readonly time: number | null }) | undefined,
): schemas.OwnPrediction {
  const { claimed_by, claimed_in } = position?.prediction ?? {};
  return {
    hasPredicted: position !== undefined,
    predictedUp: position?.prediction.up ?? false,
    predictedAt: position?.time ?? null,
    depositAmount: amountOf(position?.prediction.amount ?? 0n),
    hasWithdrawn: position !== undefined && position.prediction.claimed !== null,
    claimedBy: claimed_by == null ? null : addressOf(claimed_by),
    claimTransaction: claimed_in ?? null,
    potentialRewards: potentialRewards(position),
    payoutAmount: amountOf(position === undefined ? 0n : payoutOf(position)),
    status: position === undefined ? 'pending' : statusOf(position),
  };
}

export function potentialRewards(position: Position | undefined): string {
  return amountOf(position === undefined ? 0n : payout(position.prediction, position.round));
}

export function recentPrediction(position: Position): schemas.RecentPrediction {
  return {
    round_id: position.round.id,
    direction: position.prediction.up ? 'UP' : 'DOWN',
    stake_amount: amountOf(position.prediction.amount),
    payout_amount: amountOf(payoutOf(position)),
    status: statusOf(position),
  };
}

export function claimableRewards(positions: readonly Position[]): schemas.ClaimableReward[] {
  return positions
    .filter((position) => claimableOf(position) > 0n)
    .map((position) => ({
      roundId: position.round.id,
      potentialRewards: potentialRewards(position),
      payoutAmount: amountOf(claimableOf(position)),
      status: statusOf(position),
    }));
}

/** A player's own record. */
export function predictionsSummary(figures: Figures): schemas.PredictionsSummary {
  const { staked, paid, claimable, profit, curve, ...counts } = figures;
  return {
    ...counts,
    staked: amountOf(staked),
    paid: amountOf(paid),
    claimable: amountOf(claimable),
    profit: amountOf(profit),
    curve: curve.map((point) => ({ roundId: point.round_id, profit: amountOf(point.profit) })),
  };
}

export function playerRecord(address: string, figures: Figures): records.PlayerRecord {
  return { address: addressOf(address), ...predictionsSummary(figures) };
}

/** A prediction with the prices of its round, for the player's public record. */
export function playerPrediction({ prediction, round }: Position): records.PlayerPrediction {
  return {
    ...playerHistoryItem(prediction, round),
    endTime: round.end_time,
    priceAtStart: priceOf(round.price_at_start),
    priceAtEnd: round.price_at_end === null ? null : priceOf(round.price_at_end),
  };
}
