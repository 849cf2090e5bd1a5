import { inTurn } from './in-turn';

const tasks: (() => void)[] = [];
jest.mock('../loading/next-task', () => ({
  nextTask: () => new Promise<void>((resolve) => void tasks.push(resolve)),
}));

async function runTasks(count: number): Promise<void> {
  for (let task = 0; task < count; task += 1) {
    tasks.shift()?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
}

let drawn: string[];
beforeEach(() => (drawn = []));
afterEach(() => runTasks(20));

function ready(place: string, isFirst = false): void {
  void inTurn(isFirst).then(() => drawn.push(place));
}

test('places that are ready at once are drawn one by one, each with a task between it and the next', async () => {
  ready('round');
  ready('pools');
  await runTasks(1);
  expect(drawn).toEqual(['round']);
  await runTasks(1);
  expect(drawn).toEqual(['round']);
  await runTasks(1);
  expect(drawn).toEqual(['round', 'pools']);
});

test('the place that a person waits for goes before the others', async () => {
  ready('round');
  ready('pools');
  ready('panel', true);
  await runTasks(6);
  expect(drawn).toEqual(['panel', 'round', 'pools']);
});
