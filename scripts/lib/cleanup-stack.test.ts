import { CleanupStack } from './cleanup-stack';
import { Problem } from './problem';

test('steps run in reverse order', async () => {
  const done: string[] = [];
  const cleanup = new CleanupStack();
  cleanup.defer(() => void done.push('chain'));
  cleanup.defer(() => void done.push('site'));
  await cleanup.run();
  expect(done).toEqual(['site', 'chain']);
});

test('a failed step does not keep the others from running, and is reported', async () => {
  const done: string[] = [];
  const cleanup = new CleanupStack();
  cleanup.defer(() => void done.push('chain'));
  cleanup.defer(() => Promise.reject(new Error('stuck')));
  await expect(cleanup.run()).rejects.toMatchObject({ errors: [new Error('stuck')] });
  expect(done).toEqual(['chain']);
});

test('a second call waits for the first and repeats no step', async () => {
  let count = 0;
  const cleanup = new CleanupStack();
  cleanup.defer(async () => {
    await Promise.resolve();
    count += 1;
  });
  await Promise.all([cleanup.run(), cleanup.run()]);
  expect(count).toBe(1);
});

test('problems of the operator are reported in one problem', async () => {
  const cleanup = new CleanupStack();
  cleanup.defer(() => Promise.reject(new Problem('The chain could not be saved: disk full')));
  cleanup.defer(() => undefined);
  await expect(cleanup.run()).rejects.toEqual(
    new Problem('The chain could not be saved: disk full'),
  );
});
