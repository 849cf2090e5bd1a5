import type { Contract, ContractTransaction } from 'ethers';
import type { Account } from '../../chain/accounts/account';
import { ContractError } from '../../chain/contract-error';
import type { Round } from '../../game/round';
import { firstAnswersSince } from './first-answer';
import type { Feed } from './phase-search';

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
