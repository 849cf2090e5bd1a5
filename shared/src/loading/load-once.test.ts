import { loadOnce, loadLasting } from './load-once';

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

test('a part that the page needs is requested until it loads', async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValueOnce('part');
  const loading = loadLasting(load);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await loading).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  jest.useRealTimers();
});
