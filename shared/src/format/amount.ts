import { inGroups } from './number-forms';
import { separators } from './separators';
import { formatUnits, parseUnits } from './units';

export const TOKEN_DECIMALS = 18;

/** Base units of a decimal string in whole tokens. Throws if it is not a number or has too many decimals. */
export function parseAmount(amount: string, decimals = TOKEN_DECIMALS): bigint {
  return parseUnits(amount, decimals);
}

/**
 * '1,234,567.5', with the separators of the page's language: grouped, at most `maxDecimals` decimals, cut off (never
 * rounded up), no trailing zeros.
 */
export function formatAmount(units: bigint, decimals = TOKEN_DECIMALS, maxDecimals = 6): string {
  const [whole = '0', fraction = ''] = formatUnits(units, decimals).split('.');
  const shown = fraction.slice(0, maxDecimals).replace(/0+$/, '');
  const { group, decimal } = separators();
  const grouped = inGroups(whole, group);
  return shown === '' ? grouped : `${grouped}${decimal}${shown}`;
}

/** '21,000': a whole number. */
export function formatCount(count: bigint): string {
  return formatAmount(count, 0);
}

/** '30000.5', an amount as the API writes it, in whole tokens and in no language. */
export function plainTokens(units: bigint): string {
  return formatUnits(units, TOKEN_DECIMALS).replace(/\.0$/, '');
}

/** As `formatAmount`, for an amount of the API: a decimal string in whole tokens. */
export function formatTokens(amount: string, maxDecimals = 6): string {
  return formatAmount(parseAmount(amount), TOKEN_DECIMALS, maxDecimals);
}

/** '30K', '1,500K': thousands of whole tokens, for buttons. */
export function formatThousands(units: bigint, decimals = TOKEN_DECIMALS): string {
  return `${formatAmount(units, decimals + 3, 2)}K`;
}
