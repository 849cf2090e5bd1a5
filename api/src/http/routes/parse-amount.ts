import { MaxUint256, parseUnits } from 'ethers';
import { badRequest } from '../../game/api-error';
import { TOKEN_DECIMALS } from '../../game/units';

function unitsOf(amount: string | number): bigint | undefined {
  try {
    return parseUnits(String(amount), TOKEN_DECIMALS);
  } catch {
    return undefined;
  }
}

/** Parses a caller's token amount into base units. */
export function parseAmount(amount: string | number): bigint {
  const units = unitsOf(amount);
  if (units === undefined || units > MaxUint256) throw badRequest('amount_form');
  return units;
}
