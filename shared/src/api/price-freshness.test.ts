import { formatAge, priceFreshness, type FreshnessFacts } from './price-freshness';

const NOW = 1_800_000_000_000;

/** A fast source's price, two seconds old, on a stream with a message half a second ago. */
const lively: FreshnessFacts = {
  timestamp: NOW - 2_000,
  everySeconds: 2,
  now: NOW,
  silence: 500,
  lost: null,
};

test('a young price on a stream that speaks is live', () => {
  expect(priceFreshness(lively)).toBe('live');
});

test('a price that is older than 10 s is delayed, although the stream speaks', () => {
  expect(priceFreshness({ ...lively, timestamp: NOW - 9_900 })).toBe('live');
  expect(priceFreshness({ ...lively, timestamp: NOW - 10_000 })).toBe('delayed');
});

test('a young price is delayed once the page has heard nothing for 9 s', () => {
  expect(priceFreshness({ ...lively, silence: 8_900 })).toBe('live');
  expect(priceFreshness({ ...lively, silence: 9_000, lost: 'silent' })).toBe('delayed');
});

test('on a cut stream a price stays live while it is fresh, and is then offline', () => {
  expect(priceFreshness({ ...lively, lost: 'cut' })).toBe('live');
  expect(priceFreshness({ ...lively, lost: 'cut', silence: 9_000 })).toBe('offline');
});

test('a source that answers seldom by nature may be late by one and a half of its periods', () => {
  const feed = { ...lively, everySeconds: 3600, timestamp: NOW - 2 * 3600_000 };
  expect(priceFreshness(feed)).toBe('live');
  expect(priceFreshness({ ...feed, timestamp: NOW - 9_000_000 })).toBe('delayed');
});

test('a silent connection makes the price of a seldom source delayed too', () => {
  const feed = { ...lively, everySeconds: 3600, timestamp: NOW - 600_000 };
  expect(priceFreshness({ ...feed, silence: 9_000 })).toBe('delayed');
});

test('without a price the page waits, or is offline on a cut stream', () => {
  expect(priceFreshness({ ...lively, timestamp: undefined })).toBe('waiting');
  expect(priceFreshness({ ...lively, timestamp: undefined, lost: 'cut' })).toBe('offline');
});

test.each([
  [-3_000, '0 s'],
  [14_900, '14 s'],
  [99_000, '99 s'],
  [100_000, '1 min'],
  [3_600_000, '60 min'],
  [7_200_000, '2 h'],
])('an age of %d ms reads %s', (milliseconds, text) => {
  expect(formatAge(milliseconds)).toBe(text);
});
