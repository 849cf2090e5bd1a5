import { minVersion } from 'semver';
import type { BuiltRelease } from '../../scripts/release/publish/built-release';

/** What a host provides, from a remote of the same commit: a remote needs at least what it was built with. */
export function providedBeside({ file }: BuiltRelease): Record<string, string> {
  const versions = Object.entries(file.needs).map(
    ([name, range]) => [name, minVersion(range)!.version] as const,
  );
  return Object.fromEntries(versions);
}
