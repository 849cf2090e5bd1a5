import {
  roundPhase,
  secondsLeft,
  type Config,
  type CurrentRound,
  type CurrentRoundResponse,
  type FirstAnswers,
} from '@updown/shared';
import { WARNING_SECONDS } from '../rules/ending-soon';

/** The round that takes bets, if it has more time left than its last warning; otherwise null. */
export function runningRound(answers: FirstAnswers, now: number): CurrentRound | null {
  const answer = answers('/api/contract/current-round-fast') as CurrentRoundResponse | undefined;
  const round = answer?.data.current ?? null;
  if (round === null) return null;
  const { status, lock_time: lockTime, end_time: endTime, start_time: startTime } = round;
  if (roundPhase({ status, lockTime, endTime }, now) !== 'active') return null;
  return secondsLeft(startTime, endTime, now) > WARNING_SECONDS ? round : null;
}

export function configIn(answers: FirstAnswers): Config | undefined {
  return answers('/api/config') as Config | undefined;
}
