import { LANGUAGES } from '../i18n/languages';
import { pageLanguage } from '../i18n/page-language';
import { formatCountdown, formatDuration, formatHourAndMinute, formatTime } from './time';

afterEach(() => pageLanguage.show('en'));

test.each([
  [300, '5:00'],
  [65.9, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
  [-3, '0:00'],
])('writes %s seconds as %s [spec 5.17]', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test.each([
  [300, '5 minutes'],
  [60, '1 minute'],
  [90, '90 seconds'],
])('writes a span of %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each(LANGUAGES)('writes the time of day with two digits each in %s', async (language) => {
  await pageLanguage.show(language);
  const midnight = new Date(2026, 0, 1, 0, 5, 9).getTime();
  const evening = new Date(2026, 0, 1, 23, 30, 0).getTime();
  expect([midnight, evening].map(formatTime)).toEqual(['00:05:09', '23:30:00']);
  expect([midnight, evening].map(formatHourAndMinute)).toEqual(['00:05', '23:30']);
});
