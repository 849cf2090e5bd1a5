import { rcompare } from 'semver';
import type { Failures } from '../failures/read-failures';
import type { SiteRemote } from '@updown/shared/site';

function givenTo(version: string, { version: current, fallback, next, off }: SiteRemote): string {
  if (off !== undefined && version === current) return `nobody, it is off: ${off}`;
  if (version === current) return next ? `${100 - next.share} %` : 'everybody';
  if (version === next?.version) return `${next.share} %`;
  return version === fallback?.version ? 'those for whom it fails' : '';
}

/** A row for each version of a remote, the newest first. */
export function releaseRows(
  name: string,
  remote: SiteRemote,
  published: readonly string[],
  failures?: Failures,
): string[][] {
  const named = [remote, remote.fallback, remote.next].flatMap((one) => one?.version ?? []);
  const versions = [...new Set([...named, ...published])].sort(rcompare);
  return versions.map((version) => [
    name,
    published.includes(version) ? version : `${version} (not published here)`,
    givenTo(version, remote),
    ...(failures ? [String(failures(name, version))] : []),
  ]);
}
