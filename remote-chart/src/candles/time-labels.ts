import { formatHourAndMinute, pageLanguage } from '@updown/shared';

/** The reader's time zone. */
export function readerTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone ?? 'Etc/UTC';
}

type Detail = 'year' | 'month' | 'day' | 'time' | 'full';

const parts: Record<Detail, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/**
 * Formats Unix seconds in a time zone (by default the reader's), in the page's language, at the given level of detail. The
 * formatters are created on demand, because creating them at start would take longer than the chart itself.
 */
export function timeLabels(
  timeZone?: string,
  locale = pageLanguage.locale(),
): (seconds: number, detail: Detail) => string {
  const formats = new Map<Detail, Intl.DateTimeFormat>();
  return (seconds, detail) => {
    if (detail === 'time' && timeZone === undefined) return formatHourAndMinute(seconds * 1000);
    const known = formats.get(detail);
    const format = known ?? new Intl.DateTimeFormat(locale, { ...parts[detail], timeZone });
    formats.set(detail, format);
    return format.format(seconds * 1000);
  };
}
