import { readerTimeZone, timeLabels } from './time-labels';

const noon = Date.UTC(2026, 10, 20, 12, 5) / 1000;

test.each([
  ['Etc/UTC', '12:05', 'Nov 20, 12:05'],
  ['Asia/Tokyo', '21:05', 'Nov 20, 21:05'],
  ['Pacific/Kiritimati', '02:05', 'Nov 21, 02:05'],
])('formats a time in %s as local time', (zone, time, full) => {
  const label = timeLabels(zone);
  expect(label(noon, 'time')).toBe(time);
  expect(label(noon, 'full')).toBe(full);
});

test('formats days, months and years for an axis', () => {
  const label = timeLabels('Etc/UTC');
  expect([label(noon, 'day'), label(noon, 'month'), label(noon, 'year')]).toEqual([
    'Nov 20',
    'Nov',
    '2026',
  ]);
});

test('falls back to UTC on a device without a time zone [spec 2.13b]', () => {
  const resolved = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: undefined } as unknown as Intl.ResolvedDateTimeFormatOptions);
  expect(readerTimeZone()).toBe('Etc/UTC');
  resolved.mockRestore();
});
