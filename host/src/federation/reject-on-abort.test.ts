import { rejectOnAbort } from './reject-on-abort';

const never = new Promise<never>(() => undefined);

test('work that settles in time resolves with its value', async () => {
  const { signal } = new AbortController();
  expect(await rejectOnAbort(signal, Promise.resolve(1))).toBe(1);
});

test('an abort rejects at once with its reason', async () => {
  const controller = new AbortController();
  const result = rejectOnAbort(controller.signal, never);
  controller.abort(new Error('closed'));
  await expect(result).rejects.toThrow('closed');
});

test('a signal that is aborted already rejects', async () => {
  await expect(rejectOnAbort(AbortSignal.abort(new Error('closed')), never)).rejects.toThrow(
    'closed',
  );
});

test('each listener is removed when its work ends', async () => {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  await rejectOnAbort(signal, Promise.resolve(1));
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
