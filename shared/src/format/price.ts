import { byLocale } from './by-locale';

const figures = byLocale((locale) => {
  const percent = { style: 'unit', unit: 'percent' } as const;
  return {
    price: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }),
    share: new Intl.NumberFormat(locale, {
      ...percent,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
    whole: new Intl.NumberFormat(locale, { ...percent, maximumFractionDigits: 0 }),
  };
});

/** '$2,412.53' */
export function formatPrice(price: number): string {
  return figures().price.format(price);
}

/** '0.15%', without a sign. */
export function formatShare(percent: number): string {
  return figures().share.format(percent);
}

/** '88%', from a whole number. */
export function formatWholePercent(percent: number): string {
  return figures().whole.format(percent);
}

/** '+1.25%' or '−0.40%'; '<0.01%' for a smaller change in either direction, '0.00%' for none. */
export function formatPercent(percent: number): string {
  if (percent !== 0 && Math.abs(percent) < 0.005) return `<${formatShare(0.01)}`;
  return `${percent > 0 ? '+' : ''}${formatShare(percent).replace('-', '−')}`;
}
