import { formatUnits, parseUnits } from 'ethers';

export const TOKEN_DECIMALS = 18;

/** Base units of a decimal string in whole tokens. Throws where it is not a number or has too many digits. */
export function parseAmount(amount: string, decimals = TOKEN_DECIMALS): bigint {
  return parseUnits(amount, decimals);
}

/** '1,234,567.5': grouped, at most `maxDecimals` decimals, cut off (never rounded up), no trailing zeros. */
export function formatAmount(units: bigint, decimals = TOKEN_DECIMALS, maxDecimals = 6): string {
  const [whole = '0', fraction = ''] = formatUnits(units, decimals).split('.');
  const shown = fraction.slice(0, maxDecimals).replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}

/** The same for an amount of the API: a decimal string in whole tokens. */
export function formatTokens(amount: string, maxDecimals = 6): string {
  return formatAmount(parseAmount(amount), TOKEN_DECIMALS, maxDecimals);
}

/** '30K', '1.5M': the short form of whole tokens on buttons. */
export function formatThousands(units: bigint, decimals = TOKEN_DECIMALS): string {
  return `${formatAmount(units, decimals + 3, 2)}K`;
}
