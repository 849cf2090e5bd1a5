import { contractError } from '@updown/protocol/errors/contract-error';
import { englishText } from '@updown/protocol/errors/english-text';
import type { ErrorCode } from '@updown/protocol/errors/texts';
import { errorAbi } from '@updown/protocol/generated/abi';
import { Interface, isCallException } from 'ethers';
import { ApiError } from '../game/api-error';

const errors = new Interface(errorAbi);

/** A contract reverted a call with a custom error. */
export class ContractError extends ApiError {
  constructor(
    readonly errorName: string,
    readonly args: readonly unknown[],
  ) {
    const { code, params } = contractError(errorName, args);
    const message = englishText(code, params) ?? `The contract rejected the call (${errorName}).`;
    super(409, code as ErrorCode, message, { params });
  }
}

/** Converts an ethers error to the contract's custom error, if it has one; returns any other error unchanged. */
export function toContractError(error: unknown): unknown {
  if (!isCallException(error) || error.data === null) return error;
  const parsed = errors.parseError(error.data);
  return parsed === null ? error : new ContractError(parsed.name, [...parsed.args]);
}
