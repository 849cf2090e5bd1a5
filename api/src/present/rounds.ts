import type { Prediction, Round } from '../indexer/reduce';
import type { Outcome } from '../indexer/events';
import { payout } from '../rules/payout';
import type * as schemas from '../schemas/rounds';
import type { Static } from 'typebox';
import { addressOf, amountOf, priceOf } from './units';

const outcomes = { Pending: null, Up: 'UP', Down: 'DOWN', Draw: 'DRAW', Void: 'VOID' } as const;

export const outcomeOf = (outcome: Outcome) => outcomes[outcome];

/** `now` is the game's time in milliseconds. */
export const statusOf = (round: Round, now: number) => {
  if (round.outcome !== 'Pending') return 'idle';
  return now < round.end_time * 1000 ? 'active' : 'resolving';
};

const endPriceOf = ({ price_at_end }: Round) =>
  price_at_end === null ? null : priceOf(price_at_end);

export const currentRound = (round: Round, now: number): schemas.CurrentRound => ({
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
});

export const roundView = (round: Round, now: number): schemas.Round => ({
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
});

export const roundStats = (round: Round): Static<typeof schemas.RoundStats> => ({
  roundId: round.id,
  players: round.up_players + round.down_players,
  upPlayers: round.up_players,
  downPlayers: round.down_players,
  totalDeposits: amountOf(round.up_pool + round.down_pool),
  upPredictions: amountOf(round.up_pool),
  downPredictions: amountOf(round.down_pool),
  paid: amountOf(round.paid),
  burned: amountOf(round.burned),
});

/** Null while the round has no outcome. */
export const historyItem = (round: Round): schemas.RoundHistoryItem | null => {
  const outcome = outcomeOf(round.outcome);
  return outcome === null ? null : { id: round.id, outcome };
};

export const isWinner = ({ up }: Pick<Prediction, 'up'>, { outcome }: Pick<Round, 'outcome'>) =>
  outcome === (up ? 'Up' : 'Down');

export const playerHistoryItem = (
  prediction: Prediction,
  round: Round,
): schemas.PlayerHistoryItem => ({
  roundId: round.id,
  playerAddress: addressOf(prediction.player),
  direction: prediction.up ? 'UP' : 'DOWN',
  stakeAmount: amountOf(prediction.amount),
  status: round.outcome !== 'Pending',
  isWinner: isWinner(prediction, round),
  outcome: outcomeOf(round.outcome),
  rewardAmount: round.outcome === 'Pending' ? '0' : amountOf(payout(prediction, round)),
});

export const gameStatus = (
  round: Round | undefined,
  now: number,
  isRunning: boolean,
  network: string,
): Static<typeof schemas.GameStatus> => ({
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
});

export const depositLimits = (minimum: bigint, maximum: bigint) => {
  const limits = { minimum: amountOf(minimum), maximum: amountOf(maximum) };
  return { ...limits, minDeposit: limits.minimum, maxDeposit: limits.maximum };
};
