import { errorAbi, errorText } from '@updown/contracts';
import { Interface, isCallException } from 'ethers';

const errors = new Interface(errorAbi);

/** A contract refused a call, for a reason that it named. */
export class ContractRefusal extends Error {
  constructor(
    readonly errorName: string,
    readonly args: readonly unknown[],
  ) {
    super(errorText(errorName, args) ?? `The contract refused the call (${errorName}).`);
  }
}

/** The contract's refusal in an error of ethers, or the error itself. */
export const toRefusal = (error: unknown): unknown => {
  if (!isCallException(error) || error.data === null) return error;
  const parsed = errors.parseError(error.data);
  return parsed === null ? error : new ContractRefusal(parsed.name, [...parsed.args]);
};
