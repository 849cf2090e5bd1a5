import { exactAmount, formatPrice, formatTokens, parseAmount } from '@updown/shared';

/** Every digit of an amount from the API, for the title of a rounded figure. */
export function exactly(amount: string, unit: string): string {
  return `${exactAmount(parseAmount(amount))} ${unit}`;
}

/** Gas costs fractions of an ETH. */
export function gasText(eth: string): string {
  return `${formatTokens(eth, 4)} ETH`;
}

/** A price, with all its digits on hover. */
export function Price({ of }: { of: number }) {
  return (
    <span translate="no" title={`${of} USD`}>
      {formatPrice(of)}
    </span>
  );
}
