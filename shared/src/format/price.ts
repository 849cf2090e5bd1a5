const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$2,412.53' */
export const formatPrice = (price: number): string => usd.format(price);

/** '+1.25%', '-0.40%' */
export const formatPercent = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${percent.toFixed(2)}%`;
