import { inTurn } from './in-turn';

const tasks: (() => void)[] = [];
jest.mock('../loading/next-task', () => ({
  nextTask: () => new Promise<void>((resolve) => void tasks.push(resolve)),
}));

async function runTask(): Promise<void> {
  tasks.shift()?.();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('places that are ready at once are drawn one by one, each with a task between it and the next', async () => {
  const drawn: string[] = [];
  for (const place of ['panel', 'pools']) void inTurn().then(() => drawn.push(place));
  await runTask();
  await runTask();
  expect(drawn).toEqual([]);
  await runTask();
  expect(drawn).toEqual(['panel']);
  await runTask();
  expect(drawn).toEqual(['panel']);
  await runTask();
  expect(drawn).toEqual(['panel', 'pools']);
});
