import { byLocale } from './by-locale';
import { formatUnits, parseUnits } from './units';

export const TOKEN_DECIMALS = 18;

/** Base units of a decimal string in whole tokens. Throws if it is not a number or has too many decimals. */
export function parseAmount(amount: string, decimals = TOKEN_DECIMALS): bigint {
  return parseUnits(amount, decimals);
}

/** `Intl` formats a decimal string exactly, without a step through a float. */
const amounts = byLocale((locale) => {
  const of = (signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      maximumFractionDigits: 20,
      signDisplay,
    });
  return { plain: of('auto'), signed: of('exceptZero') };
});

/** A decimal string with at most so many decimals: the others are cut off, so that no amount looks larger than it is. */
function cut(units: bigint, decimals: number, maxDecimals: number): Intl.StringNumericLiteral {
  const step = 10n ** BigInt(Math.max(0, decimals - maxDecimals));
  return formatUnits(units - (units % step), decimals) as `${number}`;
}

/**
 * '1,234,567.5', with the separators of the page's language: grouped, at most `maxDecimals` decimals, cut off (never
 * rounded up), no trailing zeros.
 */
export function formatAmount(units: bigint, decimals = TOKEN_DECIMALS, maxDecimals = 6): string {
  return amounts().plain.format(cut(units, decimals, maxDecimals));
}

/** '+1,234.5', '−30,000' or '0', with a sign: what a player has won or lost, in base units. */
export function formatProfit(profit: bigint, maxDecimals = 6): string {
  return amounts()
    .signed.format(cut(profit, TOKEN_DECIMALS, maxDecimals))
    .replace('-', '−');
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
