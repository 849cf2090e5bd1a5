import { isError } from 'ethers';
import { ApiError } from '../../game/api-error';

/** A transaction that will never be mined, so it costs nothing. */
export class NotSent extends ApiError {
  constructor(message: string) {
    super(503, 'unavailable', message);
  }
}

/** Converts a node's error to `NotSent` if it means that; returns any other error unchanged. */
export function toNotSent(error: unknown): unknown {
  return isError(error, 'INSUFFICIENT_FUNDS')
    ? new NotSent("The operator's account cannot pay the gas.")
    : error;
}
