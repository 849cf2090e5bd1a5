import type { Answer } from '../chain/contracts';
import type { Round } from '../indexer/reduce';
import { phaseOf, splitLatestPhase, splitPhase, type Feed } from './phase-search';

type Ended = Pick<Round, 'start_time' | 'end_time' | 'price_at_start'>;

/** Whether the round began with an answer of this phase, as far as can be told: the contract does not say. */
const beganIn = async (feed: Feed, latest: Answer, { start_time, price_at_start }: Ended) =>
  (await splitLatestPhase(feed, latest, start_time + 1)).before?.answer === price_at_start;

/**
 * Which of the feed's answers may be the first at or after the round's end: the contract takes one of them at the most
 * (`EndPrice.sol`), and most likely the first. Of the phase that the round began in and the next one it is the earlier
 * answer; of two in one second, the older phase's.
 */
export const firstAnswersSince = async (feed: Feed, round: Ended): Promise<Answer[]> => {
  const latest = await feed.findLatest();
  if (latest === undefined) return [];
  const { first } = await splitLatestPhase(feed, latest, round.end_time);
  const phase = phaseOf(latest.id);
  const isOnly = phase === 0n || (await beganIn(feed, latest, round));
  const older = isOnly ? undefined : (await splitPhase(feed, phase - 1n, round.end_time)).first;
  return [older, first]
    .filter((answer) => answer !== undefined)
    .sort((a, b) => a.updatedAt - b.updatedAt);
};
