import { setTimeout as delay } from 'node:timers/promises';
import { together } from './together';

test('it answers with both results', async () => {
  const both = together(undefined, () => [Promise.resolve(1), Promise.resolve('two')]);
  await expect(both).resolves.toEqual([1, 'two']);
});

test('when one fails, the other is told, and has come to rest before the failure is passed on', async () => {
  let rested = false;
  const failing = together(undefined, (signal) => [
    Promise.reject(new Error('no chain')),
    (async () => {
      await delay(60_000, undefined, { signal }).catch(() => undefined);
      await delay(20);
      rested = true;
    })(),
  ]);
  await expect(failing).rejects.toThrow('no chain');
  expect(rested).toBe(true);
});

test('giving up reaches both', async () => {
  const outside = new AbortController();
  const waiting = together(outside.signal, (signal) => [
    delay(60_000, undefined, { signal }),
    delay(60_000, undefined, { signal }),
  ]);
  outside.abort();
  await expect(waiting).rejects.toThrow('abort');
});
