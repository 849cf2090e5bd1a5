import { formatUnits, getAddress, parseUnits } from 'ethers';

export const tokenDecimals = 18;
export const priceDecimals = 8;

/** A token amount as the API writes it: whole tokens, no digit lost, no idle zeros. */
export const amountOf = (units: bigint): string =>
  formatUnits(units, tokenDecimals).replace(/\.0$/, '');

export const priceOf = (units: bigint): number => Number(formatUnits(units, priceDecimals));

export const toPriceUnits = (price: number): bigint =>
  parseUnits(price.toFixed(priceDecimals), priceDecimals);

const checksummed = new Map<string, string>();

/** An address with its checksum; working it out is slow, so the latest ones are remembered. */
export const addressOf = (address: string): string => {
  const known = checksummed.get(address);
  if (known !== undefined) return known;
  if (checksummed.size >= 10_000) checksummed.clear();
  const result = getAddress(address);
  checksummed.set(address, result);
  return result;
};
