interface SingleRead<Data> {
  unwrap: () => Promise<Data>;
  unsubscribe: () => void;
}

/**
 * The answer to a query that nothing subscribes to for longer. Start the query with a subscription, which this function ends:
 * without one, an event that makes the query's tags stale drops the answer, and `unwrap` resolves with undefined.
 */
export async function readOnce<Data>(reading: SingleRead<Data>): Promise<Data> {
  try {
    return await reading.unwrap();
  } finally {
    reading.unsubscribe();
  }
}
