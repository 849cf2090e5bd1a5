import { nextTask } from '../loading/next-task';

interface Waiting {
  readonly isFirst: boolean;
  readonly begin: () => void;
}

const waiting: Waiting[] = [];
let isServing = false;

async function serve(): Promise<void> {
  isServing = true;
  while (waiting.length > 0) {
    await nextTask();
    const first = waiting.findIndex(({ isFirst }) => isFirst);
    const [next] = waiting.splice(Math.max(first, 0), 1);
    next!.begin();
    // It is drawn in this task.
    await nextTask();
  }
  isServing = false;
}

/**
 * Resolves in a task after those who asked before, and after what they drew: places that are ready at once are drawn one by
 * one, so that the page answers in between. One that is `first` goes before the others.
 */
export function inTurn(isFirst = false): Promise<void> {
  return new Promise((begin) => {
    waiting.push({ isFirst, begin });
    if (!isServing) void serve();
  });
}
