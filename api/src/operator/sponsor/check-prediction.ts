import { badRequest, conflict } from '../../game/api-error';
import type { Round } from '../../game/round';
import { amountOf } from '../../game/units';

/** UP or DOWN, in any case. */
export function isUp(direction: string): boolean {
  const given = direction.toUpperCase();
  if (given !== 'UP' && given !== 'DOWN') throw badRequest('The direction must be UP or DOWN.');
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

function grouped(amount: bigint) {
  return Number(amountOf(amount)).toLocaleString('en-US', { maximumFractionDigits: 18 });
}

/** Returns the round of the prediction. If the player cannot predict now, throws an error with the reason. */
export function assertCanPredict(situation: Situation): Round {
  const { round, now, amount, balance, hasPredicted } = situation;
  if (round === undefined || now >= round.end_time * 1000) {
    throw conflict('You need to start a round first before making predictions.');
  }
  if (hasPredicted) throw conflict('You already predicted in this round.');
  if (now >= round.lock_time * 1000) {
    throw conflict('You cannot make predictions in your current round.');
  }
  if (amount < round.minimum_deposit) {
    throw badRequest(`Minimum stake is ${grouped(round.minimum_deposit)} tokens.`);
  }
  if (amount > round.maximum_deposit) {
    throw badRequest(`Maximum stake is ${grouped(round.maximum_deposit)} tokens.`);
  }
  if (balance < amount) throw conflict('Insufficient token balance.');
  return round;
}
