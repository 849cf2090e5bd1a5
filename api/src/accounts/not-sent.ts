import { isError } from 'ethers';
import { Problem } from '../problem';

/** A transaction that will never be mined, and cost nothing. */
export class NotSent extends Problem {
  constructor(message: string) {
    super(503, 'unavailable', message);
  }
}

/** What a node's refusal to take a transaction means, or the error itself. */
export const toNotSent = (error: unknown): unknown =>
  isError(error, 'INSUFFICIENT_FUNDS')
    ? new NotSent("The operator's account cannot pay the gas.")
    : error;
