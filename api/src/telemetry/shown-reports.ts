import type { ReleaseFigures, RemoteErrorCount } from '@updown/protocol/api/telemetry';
import { createRecentCounts } from '../infra/recent-counts';
import type { Named, ServedVersion } from './served-versions';

const MOST_SHOWN = 20;

interface Observed extends Named {
  readonly what: 'started' | 'failed' | 'inp';
  /** Of a vital in milliseconds; otherwise 0. */
  readonly value: number;
}
interface Count {
  readonly what: Observed;
  readonly count: number;
}

/** The value that this part of the reports does not exceed, by nearest rank; null without reports. */
function percentile(part: number, reports: readonly Count[]): number | null {
  const sorted = [...reports].sort((a, b) => a.what.value - b.what.value);
  let left = part * sumOf(sorted);
  for (const { what, count } of sorted) {
    left -= count;
    if (left <= 0) return what.value;
  }
  return null;
}

function sumOf(counts: readonly Count[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function figuresOf(named: ServedVersion, counts: readonly Count[]): ReleaseFigures {
  const { remote, version, share } = named;
  const of = (observed: Observed['what']) =>
    counts.filter(
      ({ what }) => what.remote === remote && what.version === version && what.what === observed,
    );
  const failed = sumOf(of('failed'));
  return {
    remote,
    version,
    share,
    // A version that fails as it loads counts as failed only; one that fails later as started too.
    sessions: Math.max(sumOf(of('started')), failed),
    failed,
    inp: percentile(0.75, of('inp')),
  };
}

/** The reports to this process that the dashboard shows: the failures of the last hour, and the last day of each version. */
export function createShownReports(now = Date.now) {
  const errors = createRecentCounts<Omit<RemoteErrorCount, 'count'>>(300_000, 12, now);
  const day = createRecentCounts<Observed>(3_600_000, 24, now);
  return {
    failed: errors.add,
    observed: day.add,
    /** The most frequent first. */
    errors: (): RemoteErrorCount[] =>
      errors
        .sums()
        .map(({ what, count }) => ({ ...what, count }))
        .sort((a, b) => b.count - a.count || a.remote.localeCompare(b.remote))
        .slice(0, MOST_SHOWN),
    releases: (versions: readonly ServedVersion[]): ReleaseFigures[] => {
      const counts = day.sums();
      return versions.map((version) => figuresOf(version, counts));
    },
  };
}
