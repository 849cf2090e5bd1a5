import type { ReleaseFigures } from '../../game/schemas/telemetry';
import type { ServedVersion } from '../release/served-versions';
import type { ReleaseCount } from './release-table';

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
