import type { Contract, ContractTransaction } from 'ethers';
import type { Account } from '../../chain/accounts/account';
import { ContractError } from '../../chain/contract-error';
import type { Answer } from '../../chain/contracts';
import type { Round } from '../../game/round';
import { type Feed, phaseOf, splitLatestPhase, splitPhase } from './phase-search';

type Ended = Pick<Round, 'end_time' | 'feed_round_at_start'>;

/** The phases that can contain the answer: the phase in which the round began and the next one. */
function phasesOf(latest: bigint, { feed_round_at_start }: Ended): bigint[] {
  const began = phaseOf(feed_round_at_start);
  return [began, began + 1n].filter((phase) => phase <= latest);
}

/**
 * The candidates for the first answer at or after the round's end, most likely first. The contract accepts at most one
 * (`EndPrice.sol`): it takes the first answer of the phase in which the round began and of the next phase, and accepts
 * the earlier of these two. If both have the same second, the older phase's answer counts.
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

export function isContractError(error: unknown, name: string): error is ContractError {
  return error instanceof ContractError && error.errorName === name;
}

/** The call that resolves the round with the feed's first answer since its end; undefined while there is no answer. */
export async function resolution(
  account: Pick<Account, 'check'>,
  game: Contract,
  feed: Feed,
  round: Round,
): Promise<ContractTransaction | undefined> {
  let lastError: ContractError | undefined;
  for (const { id } of await firstAnswersSince(feed, round)) {
    const call = await game.getFunction('resolveRound').populateTransaction(round.id, id);
    try {
      await account.check(call);
      return call;
    } catch (error) {
      if (!isContractError(error, 'NotFirstAnswerAfterEnd')) throw error;
      lastError = error;
    }
  }
  if (lastError !== undefined) throw lastError;
  return undefined;
}
