import { locales } from '../i18n/languages';
import { formatCountdown, formatHourAndMinute, formatTime } from './short-time';
import { formatDuration } from './time';

test.each([
  [300, '5:00'],
  [65.9, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('writes %s seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test.each([
  [300, '5 minutes'],
  [60, '1 minute'],
  [90, '90 seconds'],
])('writes a span of %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('writes midnight as 00, not 24', () => {
  expect(formatTime(new Date(2026, 0, 1, 0, 5, 9).getTime())).toBe('00:05:09');
});

test.each(Object.values(locales))('writes the time of day as it is written in %s', (locale) => {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const form = new Intl.DateTimeFormat(locale, clock);
  const withSeconds = new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit' });
  for (const [hour, minute] of [
    [0, 5],
    [9, 59],
    [14, 0],
    [23, 30],
  ] as const) {
    const time = new Date(2026, 0, 1, hour, minute, 30).getTime();
    expect(formatHourAndMinute(time)).toBe(form.format(time));
    expect(formatTime(time)).toBe(withSeconds.format(time));
  }
});
