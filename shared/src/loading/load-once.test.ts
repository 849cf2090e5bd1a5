import { loadOnce } from './load-once';

test('two who ask at once wait for one load', async () => {
  const load = jest.fn(() => Promise.resolve('module'));
  const once = loadOnce(load);
  expect(await Promise.all([once(), once()])).toEqual(['module', 'module']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure the next call loads again', async () => {
  const load = jest.fn(() => Promise.resolve('module'));
  load.mockRejectedValueOnce(new Error('no connection'));
  const once = loadOnce(load);
  await expect(once()).rejects.toThrow('no connection');
  expect(await once()).toBe('module');
});
