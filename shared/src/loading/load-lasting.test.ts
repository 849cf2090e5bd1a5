import { loadLasting } from './load-lasting';

test('a part that the page needs is requested until it is there', async () => {
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
