import type { ReleaseFigures } from '../../game/schemas/telemetry';
import type { Db } from '../../infra/database/database';
import { createSums } from '../../infra/sums';
import type { ServedVersion } from '../release/served-versions';
import { figuresOf } from './figures-of';
import { addCounts, latestCounts, type ReleaseCount } from './release-table';

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
