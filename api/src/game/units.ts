import { formatUnits, getAddress, parseEther, parseUnits } from 'ethers';

export const TOKEN_DECIMALS = 18;
export const PRICE_DECIMALS = 8;

/** A token amount in the API's format: whole tokens with every digit, without trailing zeros. */
export function amountOf(units: bigint): string {
  return formatUnits(units, TOKEN_DECIMALS).replace(/\.0$/, '');
}

export function priceOf(units: bigint): number {
  return Number(formatUnits(units, PRICE_DECIMALS));
}

/** A price with every digit, without trailing zeros. */
export function exactPrice(units: bigint): string {
  return formatUnits(units, PRICE_DECIMALS).replace(/\.0$/, '');
}

export function toPriceUnits(price: number): bigint {
  return parseUnits(price.toFixed(PRICE_DECIMALS), PRICE_DECIMALS);
}

/** An amount of a setting in ETH, as wei. */
export function toWei(eth: number): bigint {
  return parseEther(eth.toFixed(18));
}

const checksummed = new Map<string, string>();

/** The checksummed address. The checksum is slow to compute, so recent results are cached. */
export function addressOf(address: string): string {
  const known = checksummed.get(address);
  if (known !== undefined) return known;
  if (checksummed.size >= 10_000) checksummed.clear();
  const result = getAddress(address);
  checksummed.set(address, result);
  return result;
}
