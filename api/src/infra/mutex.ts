/** Runs tasks one at a time, in the order of the calls. A failed task does not stop later ones. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
