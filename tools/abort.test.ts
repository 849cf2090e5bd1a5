import { setTimeout as delay } from 'node:timers/promises';
import { allOrAbort } from './abort';

test('resolves with both results', async () => {
  const both = allOrAbort(undefined, () => [Promise.resolve(1), Promise.resolve('two')]);
  await expect(both).resolves.toEqual([1, 'two']);
});

test('a failure aborts the other task, and is passed on after that one has ended', async () => {
  let ended = false;
  const failing = allOrAbort(undefined, (signal) => [
    Promise.reject(new Error('no chain')),
    (async () => {
      await delay(60_000, undefined, { signal }).catch(() => undefined);
      await delay(20);
      ended = true;
    })(),
  ]);
  await expect(failing).rejects.toThrow('no chain');
  expect(ended).toBe(true);
});

test('an outer signal aborts both tasks', async () => {
  const outside = new AbortController();
  const waiting = allOrAbort(outside.signal, (signal) => [
    delay(60_000, undefined, { signal }),
    delay(60_000, undefined, { signal }),
  ]);
  outside.abort();
  await expect(waiting).rejects.toThrow('abort');
});
