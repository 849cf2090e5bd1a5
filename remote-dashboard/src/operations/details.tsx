import { formatPrice, formatTokens, shortAddress } from '@updown/shared';
import { Quiet } from './lines';

const formats: Readonly<Record<string, (value: string) => string>> = {
  price: (value) => formatPrice(Number(value)),
  amount: (value) => formatTokens(value),
};

/** 'price: $2,392.32' for 'price: 2392.32208892', and addresses in their short form. */
function shortDetails(details: string): string {
  return details
    .replaceAll(/\b0x[0-9a-fA-F]{40}\b/g, shortAddress)
    .replaceAll(
      /\b(price|amount): (\d+(?:\.\d{1,18})?)\b/g,
      (_, name: string, value: string) => `${name}: ${formats[name]!(value)}`,
    );
}

/** The arguments of an action, in short; as they were sent on hover. */
export function Details({ of }: { of: string }) {
  return <Quiet title={of}>{shortDetails(of)}</Quiet>;
}
