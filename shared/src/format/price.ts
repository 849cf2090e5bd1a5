import { numberForm, writeNumber } from './number-forms';

/** '$2,412.53' */
export function formatPrice(price: number): string {
  return writeNumber(price, 2, numberForm().price);
}

/** '0.15%', without a sign. */
export function formatShare(percent: number): string {
  return writeNumber(percent, 2, numberForm().percent);
}

/** '88%', of a whole number. */
export function formatWholePercent(percent: number): string {
  return writeNumber(percent, 0, numberForm().percent);
}

/** '+1.25%', '-0.40%', '<0.01%' for a smaller change in either direction, and '0.00%' for none. */
export function formatPercent(percent: number): string {
  if (percent !== 0 && Math.abs(percent) < 0.005) return `<${formatShare(0.01)}`;
  return `${percent > 0 ? '+' : ''}${formatShare(percent)}`;
}
