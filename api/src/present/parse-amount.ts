import { parseUnits } from 'ethers';
import { badRequest } from '../problem';
import { tokenDecimals } from './units';

/** A caller's amount of tokens in base units. */
export const parseAmount = (amount: string | number): bigint => {
  try {
    return parseUnits(String(amount), tokenDecimals);
  } catch {
    throw badRequest('The amount is not a number of tokens with at most 18 decimals.');
  }
};
