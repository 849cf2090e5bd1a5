import type { Answer } from '../../chain/contracts';
import type { Round } from '../../game/round';
import { phaseOf, splitLatestPhase, splitPhase, type Feed } from './phase-search';

type Ended = Pick<Round, 'end_time' | 'feed_round_at_start'>;

/**
 * The phases that can hold the answer: that of the round's start and the next one. If the index does not know the start
 * (an earlier version indexed it), the feed's latest two.
 */
function phasesOf(latest: bigint, { feed_round_at_start }: Ended): bigint[] {
  const began = feed_round_at_start === null ? latest - 1n : phaseOf(feed_round_at_start);
  return [began, began + 1n].filter((phase) => phase >= 0n && phase <= latest);
}

/**
 * The candidates for the first answer at or after the round's end, the most likely one first. The contract accepts at
 * most one of them (`EndPrice.sol`): the earlier of the first answers in the phase of the round's start and in the
 * next one. For two in the same second it is the older phase's.
 */
export async function firstAnswersSince(feed: Feed, round: Ended): Promise<Answer[]> {
  const latest = await feed.findLatest();
  if (latest === undefined) return [];
  const latestPhase = phaseOf(latest.id);
  const found: Answer[] = [];
  for (const phase of phasesOf(latestPhase, round)) {
    const isLatest = phase === latestPhase;
    const { first } = isLatest
      ? await splitLatestPhase(feed, latest, round.end_time)
      : await splitPhase(feed, phase, round.end_time);
    if (first !== undefined) found.push(first);
  }
  return found.sort((a, b) => a.updatedAt - b.updatedAt);
}
