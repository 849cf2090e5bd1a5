import { FOR_EVER } from './breaks';
import { breakText, limitTexts, type Limits } from './limit-texts';

const none: Limits = { perDay: null, left: null, next: null, breakUntil: null };
const noon = Date.UTC(2026, 4, 1, 12) / 1000;

test('without a limit there is nothing to say', () => {
  expect(limitTexts(none, 'ION')).toEqual([]);
});

test('a limit says what is left of the day, and when a looser one holds', () => {
  const limits = { ...none, perDay: '90000', left: '60000.5' };
  expect(limitTexts(limits, 'ION')).toEqual([
    'Your own limit: 60,000.5 ION of 90,000 ION are left today.',
  ]);
  expect(limitTexts({ ...limits, next: { perDay: null, from: noon } }, 'ION')[1]).toMatch(
    /^From May 1, 12:00.* on there is no limit\.$/,
  );
  expect(limitTexts({ ...limits, next: { perDay: '150000', from: noon } }, 'ION')[1]).toMatch(
    /on the limit is 150,000 ION a day\.$/,
  );
});

test('a break says its end, or that it has none', () => {
  expect(breakText({ breakUntil: null })).toBe('No break');
  expect(breakText({ breakUntil: noon })).toMatch(/^On a break until May 1, 12:00/);
  expect(breakText({ breakUntil: FOR_EVER })).toBe('On a permanent break');
});
