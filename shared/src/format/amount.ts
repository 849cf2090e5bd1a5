import { byLocale } from './by-locale';
import { formatUnits, parseUnits } from './units';

let symbol = 'ION';

/** The token's symbol, outside of components; 'ION' until the API's configuration is loaded. */
export function tokenSymbol(): string {
  return symbol;
}

export function setTokenSymbol(known: string): void {
  symbol = known;
}

/** The decimals of a sum on the screen. All of its digits show on hover, and in files. */
const SHOWN_DECIMALS = 2;

/** The decimals of the game's token. */
export const TOKEN_DECIMALS = 18;

/** Parses a decimal string in whole tokens to base units. Throws if it is not a number or has too many decimals. */
export function parseAmount(amount: string, decimals = TOKEN_DECIMALS): bigint {
  return parseUnits(amount, decimals);
}

/** `Intl` formats a decimal string exactly, without converting it to a float. */
const amounts = byLocale((locale) => {
  const of = (signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(locale, {
      useGrouping: 'always',
      maximumFractionDigits: 20,
      signDisplay,
    });
  return { plain: of('auto'), signed: of('exceptZero') };
});

/** A decimal string with at most `maxDecimals` decimals. Truncated, so that no amount looks larger than it is. */
function cut(units: bigint, decimals: number, maxDecimals: number): Intl.StringNumericLiteral {
  const step = 10n ** BigInt(Math.max(0, decimals - maxDecimals));
  return formatUnits(units - (units % step), decimals) as `${number}`;
}

/**
 * '1,234,567.5' in the page's language: grouped, at most `maxDecimals` decimals, truncated (never rounded up), no trailing
 * zeros.
 */
export function formatAmount(
  units: bigint,
  decimals = TOKEN_DECIMALS,
  maxDecimals = SHOWN_DECIMALS,
): string {
  return amounts().plain.format(cut(units, decimals, maxDecimals));
}

/** '1,234,567.891234': every digit of an amount, for hovers, and for bounds and confirmations, which must not be cut. */
export function exactAmount(units: bigint, decimals = TOKEN_DECIMALS): string {
  return formatAmount(units, decimals, decimals);
}

/** A player's profit or loss in base units, with a sign: '+1,234.5', '−30,000' or '0'. */
export function formatProfit(profit: bigint, maxDecimals = SHOWN_DECIMALS): string {
  return amounts()
    .signed.format(cut(profit, TOKEN_DECIMALS, maxDecimals))
    .replace('-', '−');
}

/** A whole number: '21,000'. */
export function formatCount(count: bigint): string {
  return formatAmount(count, 0);
}

/** An amount in the API's format, whole tokens without localisation: '30000.5'. */
export function plainTokens(units: bigint): string {
  return formatUnits(units, TOKEN_DECIMALS).replace(/\.0$/, '');
}

/** Like `formatAmount`, for an amount from the API: a decimal string in whole tokens. */
export function formatTokens(amount: string, maxDecimals = SHOWN_DECIMALS): string {
  return formatAmount(parseAmount(amount), TOKEN_DECIMALS, maxDecimals);
}

/** Thousands of whole tokens, for buttons: '30K', '1,500K'. */
export function formatThousands(units: bigint, decimals = TOKEN_DECIMALS): string {
  return `${formatAmount(units, decimals + 3, 2)}K`;
}
