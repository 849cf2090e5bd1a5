import { byLocale } from './by-locale';

/** '5 minutes', '1 minute', '90 seconds'. */
export function formatDuration(seconds: number): string {
  const { minute, second } = durations();
  return seconds % 60 === 0 ? minute.format(seconds / 60) : second.format(seconds);
}

const durations = byLocale((locale) => {
  const of = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false });
  return { minute: of('minute'), second: of('second') };
});

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayAndTime = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { ...clock, month: 'short', day: 'numeric' }),
);

/** 'Nov 22, 14:05', in the reader's time zone. */
export function formatDayAndTime(milliseconds: number): string {
  return dayAndTime().format(milliseconds);
}
