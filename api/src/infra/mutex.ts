/** Runs tasks one at a time, in call order. A failed task does not stop later tasks. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
