import { byLocale } from './by-locale';

const usd = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }),
);

// The unit, not the style `percent`, which would multiply by 100 and so change the last digit.
const percents = byLocale((locale) => ({
  hundredths: new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }),
  whole: new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' }),
}));

/** '$2,412.53' */
export function formatPrice(price: number): string {
  return usd().format(price);
}

/** '0.15%', without a sign. */
export function formatShare(percent: number): string {
  return percents().hundredths.format(percent);
}

/** '88%', of a whole number. */
export function formatWholePercent(percent: number): string {
  return percents().whole.format(percent);
}

/** '+1.25%', '-0.40%', '<0.01%' for a smaller change in either direction, and '0.00%' for none. */
export function formatPercent(percent: number): string {
  if (percent !== 0 && Math.abs(percent) < 0.005) return `<${formatShare(0.01)}`;
  return `${percent > 0 ? '+' : ''}${formatShare(percent)}`;
}
