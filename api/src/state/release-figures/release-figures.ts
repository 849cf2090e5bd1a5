import type { ReleaseFigures } from '@updown/protocol/api/telemetry';
import type { Db } from '../../infra/database/database';
import { createSums } from '../../infra/sums';
import type { ServedVersion } from '../release/served-versions';
import { addCounts, latestCounts, type ReleaseCount } from './release-table';

/** The value that this part of the reports does not exceed, by nearest rank; null without reports. */
export function percentile(
  part: number,
  reports: readonly Pick<ReleaseCount, 'value' | 'count'>[],
): number | null {
  const sorted = [...reports].sort((a, b) => a.value - b.value);
  let left = part * sorted.reduce((sum, { count }) => sum + count, 0);
  for (const { value, count } of sorted) {
    left -= count;
    if (left <= 0) return value;
  }
  return null;
}

/** The figures of one version. */
export function figuresOf(
  { remote, version, share }: ServedVersion,
  counts: readonly ReleaseCount[],
): ReleaseFigures {
  const own = counts.filter((one) => one.remote === remote && one.version === version);
  const of = (what: ReleaseCount['what']) => own.filter((one) => one.what === what);
  const sum = (what: ReleaseCount['what']) => of(what).reduce((all, { count }) => all + count, 0);
  const failed = sum('failed');
  return {
    remote,
    version,
    share,
    // A version that fails as it loads counts as failed only; one that fails later as started too.
    sessions: Math.max(sum('started'), failed),
    failed,
    inp: percentile(0.75, of('inp')),
  };
}

const WRITE_MS = 1_000;

interface Options {
  readonly db: Db;
  /** The versions in the site's descriptor. */
  readonly versions: () => readonly ServedVersion[];
  readonly onError: (error: unknown) => void;
}

/** What visitors experienced in each version of each remote in the last day, as counted by all processes. */
export function createReleaseFigures({ db, versions, onError }: Options) {
  const sums = createSums<Omit<ReleaseCount, 'count'>>(
    (counts) => addCounts(db, counts),
    WRITE_MS,
    onError,
  );
  return {
    add: sums.add,
    latest: async (): Promise<ReleaseFigures[]> => {
      const counts = await latestCounts(db);
      return versions().map((version) => figuresOf(version, counts));
    },
    stop: sums.stop,
  };
}
