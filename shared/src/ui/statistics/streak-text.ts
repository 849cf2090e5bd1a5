import { t } from '../../../texts/texts';

/** '3 wins', '1 loss' or '-'; a negative streak counts losses. */
export function streakText(streak: number): string {
  if (streak === 0) return '-';
  return streak > 0
    ? t('{n, plural, one {# win} other {# wins}}', { n: streak })
    : t('{n, plural, one {# loss} other {# losses}}', { n: -streak });
}
