import { toPriceUnits } from '../../game/units';
import type { ProvidedPrice } from './provider';

/** A price that cannot be a market price: not positive, or far too high. */
export class ImplausiblePrice extends Error {}

const SUSPICIOUS = 50_000;
/** The same limit with 8 decimals. */
export const suspiciousUnits = toPriceUnits(SUSPICIOUS);
const SCALED_FROM = 1e12;
const SCALE = 1e10;

/**
 * Converts a value from a market-data service to a price with 8 decimals. Corrects a known wrong scale, and throws
 * `ImplausiblePrice` for any other implausible value.
 */
export function plausiblePrice(
  given: unknown,
): Required<Pick<ProvidedPrice, 'price' | 'isRescaled'>> {
  if (typeof given !== 'number' || !Number.isFinite(given) || given <= 0) {
    throw new ImplausiblePrice(`${String(given)} is not a price.`);
  }
  const scaled = given / SCALE;
  const isRescaled = given > SCALED_FROM && scaled >= 1000 && scaled <= 10_000;
  const price = isRescaled ? scaled : given;
  if (price > SUSPICIOUS) throw new ImplausiblePrice(`A price of ${price} is suspicious.`);
  return { price: toPriceUnits(price), isRescaled };
}
