type Class = typeof globalThis.AsyncDisposableStack;

async function polyfill(): Promise<Class> {
  // @ts-expect-error core-js has no types.
  const module: unknown = await import('core-js-pure/actual/async-disposable-stack/index.js');
  return (module as { default: Class }).default;
}

/** Undoes the steps of a start, the last step first. Node has it from 24 on; core-js stands in on Node 20. */
export const AsyncDisposableStack = globalThis.AsyncDisposableStack ?? (await polyfill());
export type AsyncDisposableStack = InstanceType<Class>;

/** How the stack undoes what has a `stop`. */
export async function stop(part: { stop(): unknown }): Promise<void> {
  await part.stop();
}
