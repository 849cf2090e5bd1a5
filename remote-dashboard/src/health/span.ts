import { t } from '../texts/texts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '42 s', '12 min', '5 h', '3 days': a span of time in its largest fitting unit, rounded down. */
export function formatSpan(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 2 * MINUTE) return t('{n} s', { n: whole });
  if (whole < 2 * HOUR) return t('{n} min', { n: Math.floor(whole / MINUTE) });
  if (whole < 2 * DAY) return t('{n} h', { n: Math.floor(whole / HOUR) });
  return t('{n} days', { n: Math.floor(whole / DAY) });
}
