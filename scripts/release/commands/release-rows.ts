import { rcompare } from 'semver';
import { sessionsIn } from '../rules/next-step';
import type { Sessions, SessionsOf } from '../sessions/read-sessions';
import type { SiteRemote } from '@updown/shared/site';

function givenTo(version: string, { version: current, fallback, next, off }: SiteRemote): string {
  if (off !== undefined && version === current) return `nobody, it is off: ${off}`;
  if (version === current) return next ? `${100 - next.share} %` : 'everybody';
  if (version === next?.version) return `${next.share} %`;
  return version === fallback?.version ? 'those for whom it fails' : '';
}

function failedIn(sessions: Sessions): string {
  return `${sessions.failed} of ${sessionsIn(sessions)}`;
}

/** A row for each version of a remote, the newest first. */
export function releaseRows(
  name: string,
  remote: SiteRemote,
  published: readonly string[],
  sessionsOf?: SessionsOf,
): string[][] {
  const named = [remote, remote.fallback, remote.next].flatMap((one) => one?.version ?? []);
  const versions = [...new Set([...named, ...published])].sort(rcompare);
  return versions.map((version) => [
    name,
    published.includes(version) ? version : `${version} (not published here)`,
    givenTo(version, remote),
    ...(sessionsOf ? [failedIn(sessionsOf(name, version))] : []),
  ]);
}
