import { CleanUp } from './clean-up';

test('it undoes the last thing first', async () => {
  const done: string[] = [];
  const cleanUp = new CleanUp();
  cleanUp.add(() => void done.push('chain'));
  cleanUp.add(() => void done.push('site'));
  await cleanUp.run();
  expect(done).toEqual(['site', 'chain']);
});

test('one step that fails does not keep the others from being done, and is told', async () => {
  const done: string[] = [];
  const cleanUp = new CleanUp();
  cleanUp.add(() => void done.push('chain'));
  cleanUp.add(() => Promise.reject(new Error('stuck')));
  await expect(cleanUp.run()).rejects.toMatchObject({ errors: [new Error('stuck')] });
  expect(done).toEqual(['chain']);
});

test('asking twice does it once, and both wait for the end', async () => {
  let count = 0;
  const cleanUp = new CleanUp();
  cleanUp.add(async () => {
    await Promise.resolve();
    count += 1;
  });
  await Promise.all([cleanUp.run(), cleanUp.run()]);
  expect(count).toBe(1);
});
