import { byLocale } from '@updown/shared';

const format = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** Formats '2026-11-22' as 'Nov 22'. */
export function formatDay(day: string): string {
  return format().format(new Date(`${day}T00:00:00Z`));
}
