/** Settles as `work` does, or rejects with the signal's reason as soon as it is aborted. */
export async function rejectOnAbort<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
): Promise<Value> {
  let onAbort = () => undefined as void;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
  });
  try {
    const value = await Promise.race([work, aborted]);
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
