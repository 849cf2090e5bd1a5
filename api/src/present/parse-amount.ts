import { MaxUint256, parseUnits } from 'ethers';
import { badRequest } from '../problem';
import { tokenDecimals } from './units';

const unitsOf = (amount: string | number): bigint | undefined => {
  try {
    return parseUnits(String(amount), tokenDecimals);
  } catch {
    return undefined;
  }
};

/** A caller's amount of tokens in base units. */
export const parseAmount = (amount: string | number): bigint => {
  const units = unitsOf(amount);
  if (units === undefined || units > MaxUint256)
    throw badRequest('The amount is not a number of tokens with at most 18 decimals.');
  return units;
};
