/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

/**
 * Runs two tasks side by side. If one fails, aborts the signal of the other, and rejects once both have ended.
 */
export async function allOrAbort<A, B>(
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
