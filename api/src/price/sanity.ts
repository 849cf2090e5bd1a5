import { toPriceUnits } from '../present/units';
import type { ProvidedPrice } from './provider';

/** A price that no market showed: not positive, or out of any proportion. */
export class AbsurdPrice extends Error {}

const suspicious = 50_000;
/** The same with 8 decimals. */
export const suspiciousUnits = toPriceUnits(suspicious);
const scaledFrom = 1e12;
const scale = 1e10;

/**
 * What a market-data service said, as a believable price with 8 decimals: a number of a wrong scale is brought to the
 * right one where that gives a likely price, and anything else beyond reason is refused.
 */
export const believablePrice = (
  given: unknown,
): Required<Pick<ProvidedPrice, 'price' | 'isRescaled'>> => {
  if (typeof given !== 'number' || !Number.isFinite(given) || given <= 0)
    throw new AbsurdPrice(`${String(given)} is no price.`);
  const scaled = given / scale;
  const isRescaled = given > scaledFrom && scaled >= 1000 && scaled <= 10_000;
  const price = isRescaled ? scaled : given;
  if (price > suspicious) throw new AbsurdPrice(`A price of ${price} is suspicious.`);
  return { price: toPriceUnits(price), isRescaled };
};
