/**
 * Runs two tasks side by side. When one fails, the other is told by its signal to give up, and the failure
 * is passed on once both have come to rest.
 */
export async function together<A, B>(
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => [Promise<A>, Promise<B>],
): Promise<[A, B]> {
  const failure = new AbortController();
  const tasks = start(AbortSignal.any([failure.signal, ...(signal ? [signal] : [])]));
  try {
    return await Promise.all(tasks);
  } catch (error) {
    failure.abort(error);
    await Promise.allSettled(tasks);
    throw error;
  }
}
