import { minVersion } from 'semver';
import type { BuiltRelease } from '../../remote-kit/src/release/publish/built-release';

/** The versions that the host of a remote's commit provides: a remote needs at least the versions that it was built with. */
export function providedBeside({ file }: BuiltRelease): Record<string, string> {
  const versions = Object.entries(file.needs).map(
    ([name, range]) => [name, minVersion(range)!.version] as const,
  );
  return Object.fromEntries(versions);
}
