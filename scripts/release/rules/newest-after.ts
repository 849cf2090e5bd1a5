import { gt, rsort } from 'semver';

/** The newest of some versions, if it is newer than another. */
export function newestAfter(version: string, versions: readonly string[]): string | undefined {
  return rsort(versions.filter((one) => gt(one, version)))[0];
}
