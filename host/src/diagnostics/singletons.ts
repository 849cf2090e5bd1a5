/** Package, version and file. Each copy records itself when it runs. */
type Evaluation = readonly [name: string, version: string, file: string];

/** The number of copies of each package that ran in this page, and of stores. */
export function countCopies(evaluations: readonly Evaluation[]): Record<string, number> {
  // A package may consist of several files: each copy runs each of them at most once.
  const runs = new Map<string, number>();
  for (const evaluation of evaluations) {
    const key = JSON.stringify(evaluation);
    runs.set(key, (runs.get(key) ?? 0) + 1);
  }
  const copies = new Map<string, number>();
  for (const [key, count] of runs) {
    const [name, version] = JSON.parse(key) as Evaluation;
    const copy = `${name}\n${version}`;
    copies.set(copy, Math.max(copies.get(copy) ?? 0, count));
  }
  const counts: Record<string, number> = {};
  for (const [copy, count] of copies) {
    const [name = ''] = copy.split('\n');
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

export function singletons() {
  return countCopies(globalThis.__UPDOWN_EVALUATED__ ?? []);
}
