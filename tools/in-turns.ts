/** Runs a task for each item, in their order, some at a time. The first error ends it. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
  atATime = 8,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
