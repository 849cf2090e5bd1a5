import type { RoundEntry } from '@updown/protocol/api/record';
import type * as schemas from '@updown/protocol/api/rounds';
import { isWinner, payout } from '../payout';
import { hasStakes, type Outcome, type Prediction, type Round } from '../round';
import { addressOf, amountOf, priceOf } from '../units';

const outcomes = { Pending: null, Up: 'UP', Down: 'DOWN', Draw: 'DRAW', Void: 'VOID' } as const;

export function outcomeOf(outcome: Outcome) {
  return outcomes[outcome];
}

type Status = 'idle' | 'active' | 'resolving';

/**
 * `now` is the game's time in milliseconds. An ended round without stakes is idle, because the keeper does not resolve
 * it.
 */
export function statusOf(
  round: Pick<Round, 'outcome' | 'end_time' | 'up_pool' | 'down_pool'>,
  now: number,
): Status {
  if (round.outcome !== 'Pending') return 'idle';
  if (now < round.end_time * 1000) return 'active';
  return hasStakes(round) ? 'resolving' : 'idle';
}

function endPriceOf({ price_at_end }: Round) {
  return price_at_end === null ? null : priceOf(price_at_end);
}

export function currentRound(round: Round, now: number): schemas.CurrentRound {
  return {
    id: round.id,
    status: statusOf(round, now),
    start_time: round.start_time,
    end_time: round.end_time,
    lock_time: round.lock_time,
    start_price: priceOf(round.price_at_start),
    end_price: endPriceOf(round),
    outcome: outcomeOf(round.outcome),
    total_deposits: amountOf(round.up_pool + round.down_pool),
    up_predictions: amountOf(round.up_pool),
    down_predictions: amountOf(round.down_pool),
    minimum_deposit: amountOf(round.minimum_deposit),
    maximum_deposit: amountOf(round.maximum_deposit),
  };
}

export function roundView(round: Round, now: number): schemas.Round {
  return {
    id: round.id,
    startTime: round.start_time,
    endTime: round.end_time,
    lockTime: round.lock_time,
    priceAtStart: priceOf(round.price_at_start),
    priceAtEnd: endPriceOf(round),
    isResolved: round.outcome !== 'Pending',
    status: statusOf(round, now),
    outcome: outcomeOf(round.outcome),
    totalDeposits: amountOf(round.up_pool + round.down_pool),
    upPredictions: amountOf(round.up_pool),
    downPredictions: amountOf(round.down_pool),
    ticks: `/api/round/${round.id}/ticks`,
  };
}

export function roundStats(round: Round): schemas.RoundStats {
  return {
    roundId: round.id,
    players: round.up_players + round.down_players,
    upPlayers: round.up_players,
    downPlayers: round.down_players,
    totalDeposits: amountOf(round.up_pool + round.down_pool),
    upPredictions: amountOf(round.up_pool),
    downPredictions: amountOf(round.down_pool),
    paid: amountOf(round.paid),
    burned: amountOf(round.burned),
  };
}

/** Null while the round has no outcome. */
export function historyItem(round: Round): schemas.RoundHistoryItem | null {
  const outcome = outcomeOf(round.outcome);
  return outcome === null ? null : { id: round.id, outcome };
}

/** The position of a prediction in the history of all players. */
export function placeOf({ block, log_index }: Pick<Prediction, 'block' | 'log_index'>): string {
  return `${block}.${log_index}`;
}

export function roundEntry(
  prediction: Pick<Prediction, 'up' | 'block' | 'log_index'> & { readonly time: number },
): RoundEntry {
  return {
    time: prediction.time,
    direction: prediction.up ? 'UP' : 'DOWN',
    position: placeOf(prediction),
  };
}

export function playerHistoryItem(prediction: Prediction, round: Round): schemas.PlayerHistoryItem {
  return {
    roundId: round.id,
    playerAddress: addressOf(prediction.player),
    direction: prediction.up ? 'UP' : 'DOWN',
    stakeAmount: amountOf(prediction.amount),
    status: round.outcome !== 'Pending',
    isWinner: isWinner(prediction, round),
    outcome: outcomeOf(round.outcome),
    rewardAmount: round.outcome === 'Pending' ? '0' : amountOf(payout(prediction, round)),
    position: placeOf(prediction),
  };
}

export function gameStatus(
  round: Round | undefined,
  now: number,
  isRunning: boolean,
  network: string,
): schemas.GameStatus {
  return {
    currentRound:
      round === undefined
        ? null
        : {
            roundId: round.id,
            startPrice: priceOf(round.price_at_start),
            status: statusOf(round, now),
            startTime: round.start_time,
            endTime: round.end_time,
          },
    gameStatus: { isRunning },
    network,
  };
}

export function depositLimits(minimum: bigint, maximum: bigint) {
  const limits = { minimum: amountOf(minimum), maximum: amountOf(maximum) };
  return { ...limits, minDeposit: limits.minimum, maxDeposit: limits.maximum };
}
