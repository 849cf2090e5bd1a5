import type { Contract, ContractTransaction } from 'ethers';
import type { Account } from '../accounts/account';
import { ContractRefusal } from '../chain/refusal';
import type { Round } from '../indexer/reduce';
import { firstAnswersSince } from './first-answer';
import type { Feed } from './phase-search';

export const isRefusedAs = (error: unknown, name: string): error is ContractRefusal =>
  error instanceof ContractRefusal && error.errorName === name;

/** The call that ends the round by the feed's first answer since its end; undefined while there is no answer. */
export const resolution = async (
  account: Pick<Account, 'check'>,
  game: Contract,
  feed: Feed,
  round: Round,
): Promise<ContractTransaction | undefined> => {
  let refusal: ContractRefusal | undefined;
  for (const { id } of await firstAnswersSince(feed, round)) {
    const call = await game.getFunction('resolveRound').populateTransaction(round.id, id);
    try {
      await account.check(call);
      return call;
    } catch (error) {
      if (!isRefusedAs(error, 'NotFirstAnswerAfterEnd')) throw error;
      refusal = error;
    }
  }
  if (refusal !== undefined) throw refusal;
  return undefined;
};
