import { createOnceADay } from './reports';

test('a caller says the same thing once a day', () => {
  let now = Date.UTC(2026, 10, 25, 12);
  const isFirst = createOnceADay(() => now);
  expect(isFirst('203.0.113.1', 'game 0.1.0 failed')).toBe(true);
  expect(isFirst('203.0.113.1', 'game 0.1.0 failed')).toBe(false);
  expect(isFirst('203.0.113.2', 'game 0.1.0 failed')).toBe(true);
  expect(isFirst('203.0.113.1', 'game 0.1.0 started')).toBe(true);
  now += 12 * 3_600_000;
  expect(isFirst('203.0.113.1', 'game 0.1.0 failed')).toBe(true);
});

test('an attacker with many addresses cannot fill the memory', () => {
  const isFirst = createOnceADay(() => 0);
  let counted = 0;
  for (let n = 0; n < 200_100; n++) if (isFirst(String(n), 'x')) counted += 1;
  expect(counted).toBe(200_000);
});
