import { memoryStorage } from '../../testing/page';
import { isInShare, visitorId } from './choose-version';

const visitors = Array.from({ length: 200 }, () => visitorId(memoryStorage()));
function inShare(share: number, version = 'game sha384-A') {
  return visitors.filter((visitor) => isInShare(visitor, version, share));
}

test('a browser keeps its number', () => {
  const storage = memoryStorage();
  expect(visitorId(storage)).toBe(visitorId(storage));
});

test('of 200 visitors, 28 to 52 get a version with a share of 20 %', () => {
  // Fixed numbers, because random ones would miss the expected range in one run of 30.
  const fixed = Array.from({ length: 200 }, (_, index) => String(index * 7_919_311));
  for (const version of ['game sha384-A', 'game sha384-B', 'chart sha384-A']) {
    const { length } = fixed.filter((visitor) => isInShare(visitor, version, 20));
    expect(length).toBeGreaterThanOrEqual(28);
    expect(length).toBeLessThanOrEqual(52);
  }
});

test('a larger share keeps the visitors of a smaller one', () => {
  expect(inShare(50)).toEqual(expect.arrayContaining(inShare(20)));
});

test('another version goes to others', () => {
  expect(inShare(50, 'game sha384-B')).not.toEqual(inShare(50));
});
