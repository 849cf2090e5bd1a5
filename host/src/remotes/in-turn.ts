import { nextTask } from '../loading/next-task';

let last = Promise.resolve();

/**
 * Resolves in a task after those who asked before, and after what they drew: places that are ready at once are drawn one by
 * one, so that the page answers in between.
 */
export function inTurn(): Promise<void> {
  // Whoever was before has its drawing in the first task.
  return (last = last.then(nextTask).then(nextTask));
}
