import { isError } from 'ethers';
import { ApiError } from '../../game/api-error';

/** A transaction that will never be mined, so it costs nothing. */
export class NotSent extends ApiError {
  constructor(message: string) {
    super(503, 'unavailable', message);
  }
}

/** The `NotSent` that a node's error stands for, or the error itself. */
export function toNotSent(error: unknown): unknown {
  return isError(error, 'INSUFFICIENT_FUNDS')
    ? new NotSent("The operator's account cannot pay the gas.")
    : error;
}
