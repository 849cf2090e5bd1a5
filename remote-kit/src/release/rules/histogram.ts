/** Reports by value: each bucket has those above the bound of the one before, up to its own. */
export type Histogram = readonly Bucket[];

interface Bucket {
  /** Infinity for the last one. */
  readonly upTo: number;
  readonly count: number;
}

export function reportsIn(histogram: Histogram): number {
  return histogram.reduce((sum, { count }) => sum + count, 0);
}

/** The value below which this share of the reports lies, with the reports of a bucket spread evenly over it. */
export function quantile(part: number, histogram: Histogram): number {
  const wanted = part * reportsIn(histogram);
  let below = 0;
  let from = 0;
  for (const { upTo, count } of histogram) {
    if (upTo === Infinity) break;
    if (count > 0 && below + count >= wanted) {
      return from + ((wanted - below) / count) * (upTo - from);
    }
    below += count;
    from = upTo;
  }
  return from;
}

/** Combines two histograms with the same bounds bucket by bucket; an empty one has no bounds yet. */
export function combine(
  one: Histogram,
  other: Histogram,
  counts: (one: number, other: number) => number,
): Histogram {
  const longer = one.length > other.length ? one : other;
  return longer.map(({ upTo }, index) => ({
    upTo,
    count: counts(one[index]?.count ?? 0, other[index]?.count ?? 0),
  }));
}
