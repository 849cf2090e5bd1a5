import { badRequest, conflict, invalid } from '../../game/api-error';
import type { Round } from '../../game/round';

/** UP or DOWN, in any case. */
export function isUp(direction: string): boolean {
  const given = direction.toUpperCase();
  if (given !== 'UP' && given !== 'DOWN') throw invalid('The direction must be UP or DOWN.');
  return given === 'UP';
}

interface Situation {
  readonly round: Round | undefined;
  /** The game's time in milliseconds. */
  readonly now: number;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly hasPredicted: boolean;
}

/** Returns the round of the prediction. If the player cannot predict now, throws an error with the reason. */
export function assertCanPredict(situation: Situation): Round {
  const { round, now, amount, balance, hasPredicted } = situation;
  if (round === undefined || now >= round.end_time * 1000) throw conflict('no_active_round');
  if (hasPredicted) throw conflict('already_predicted');
  if (now >= round.lock_time * 1000) throw conflict('betting_closed');
  if (amount < round.minimum_deposit) {
    throw badRequest('minimum_stake', { amount: `${round.minimum_deposit}` });
  }
  if (amount > round.maximum_deposit) {
    throw badRequest('maximum_stake', { amount: `${round.maximum_deposit}` });
  }
  if (balance < amount) throw conflict('erc20_insufficient_balance');
  return round;
}
