const KEPT_MS = 10_000;
const MOST_KEPT = 1000;

interface Known {
  readonly at: number;
  readonly answer: Promise<boolean>;
}

/**
 * Caches the result of `read` for an address for a short time, because requests for one player often come in quick
 * succession.
 */
export function createLookup(
  read: (address: string) => Promise<boolean>,
  now = () => performance.now(),
) {
  const known = new Map<string, Known>();
  return (address: string): Promise<boolean> => {
    const key = address.toLowerCase();
    const found = known.get(key);
    if (found && now() - found.at < KEPT_MS) return found.answer;
    if (known.size >= MOST_KEPT) known.clear();
    const answer = read(key);
    // A failed lookup is not cached.
    answer.catch(() => known.delete(key));
    known.set(key, { at: now(), answer });
    return answer;
  };
}
