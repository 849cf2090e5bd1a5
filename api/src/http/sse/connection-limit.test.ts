import { createConnectionLimit } from '../routes/events';

test('limits each address separately', () => {
  const limit = createConnectionLimit(2);
  expect(limit.take('a')).toBeDefined();
  const release = limit.take('a');
  expect(limit.take('a')).toBeUndefined();
  expect(limit.take('b')).toBeDefined();
  release?.();
  expect(limit.take('a')).toBeDefined();
  expect(limit.take('a')).toBeUndefined();
});

test('allows any number of connections without a limit', () => {
  const limit = createConnectionLimit(0);
  for (let i = 0; i < 1000; i++) expect(limit.take('a')).toBeDefined();
});
