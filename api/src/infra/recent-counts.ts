/** Counts what has happened lately, by what it is: in the last `steps` steps of this length. */
export function createRecentCounts<What>(stepMs: number, steps: number, now = Date.now) {
  const counted: { readonly at: number; readonly counts: Map<string, number> }[] = [];
  const step = () => Math.floor(now() / stepMs);

  return {
    add: (what: What): void => {
      let last = counted.at(-1);
      if (last?.at !== step()) {
        last = { at: step(), counts: new Map() };
        if (counted.push(last) > steps) counted.shift();
      }
      const key = JSON.stringify(what);
      last.counts.set(key, (last.counts.get(key) ?? 0) + 1);
    },

    sums: (): { readonly what: What; readonly count: number }[] => {
      const sums = new Map<string, number>();
      for (const { at, counts } of counted) {
        if (at <= step() - steps) continue;
        for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
      }
      return [...sums].map(([key, count]) => ({ what: JSON.parse(key) as What, count }));
    },
  };
}
