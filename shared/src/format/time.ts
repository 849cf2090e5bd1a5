import { byLocale } from './by-locale';

/** 'm:ss' */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, '0')}`;
}

const durations = byLocale((locale) => {
  const of = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false });
  return { minute: of('minute'), second: of('second') };
});

/** '5 minutes', '1 minute', '90 seconds'. */
export function formatDuration(seconds: number): string {
  const { minute, second } = durations();
  return seconds % 60 === 0 ? minute.format(seconds / 60) : second.format(seconds);
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function time(options: Intl.DateTimeFormatOptions) {
  return byLocale((locale) => new Intl.DateTimeFormat(locale, { ...clock, ...options }));
}

const hourAndMinute = time({});
const hourToSecond = time({ second: '2-digit' });
const dayAndTime = time({ month: 'short', day: 'numeric' });

/** '14:05', in the reader's time zone. */
export function formatHourAndMinute(milliseconds: number): string {
  return hourAndMinute().format(milliseconds);
}

/** '14:05:09', in the reader's time zone. */
export function formatTime(milliseconds: number): string {
  return hourToSecond().format(milliseconds);
}

/** 'Nov 22, 14:05', in the reader's time zone. */
export function formatDayAndTime(milliseconds: number): string {
  return dayAndTime().format(milliseconds);
}
