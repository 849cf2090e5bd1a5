const DECIMAL_NUMBER = /^(-?)(\d*)\.?(\d*)$/;

/** Formats base units as a decimal number, with at least one decimal unless `decimals` is 0: '30000.0'. */
export function formatUnits(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${sign}${digits.slice(0, -decimals)}.${fraction || '0'}`;
}

/** Parses a decimal number to base units. Throws if the text is not a number or has too many decimals. */
export function parseUnits(text: string, decimals: number): bigint {
  const [, sign, whole = '', fraction = ''] = DECIMAL_NUMBER.exec(text) ?? [];
  if (whole + fraction === '') throw new Error(`'${text}' is no decimal number.`);
  if (/[1-9]/.test(fraction.slice(decimals))) {
    throw new Error(`${text} has more than ${decimals} decimals.`);
  }
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign === '-' ? -units : units;
}
