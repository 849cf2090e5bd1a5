import { describeIssue, releaseSchema } from '@updown/protocol/site/site-descriptor';
import * as v from 'valibot';
import { UNKNOWN_VERSION, type Deployed, type Overrides, type Site } from '../site/site';

const WITHIN_MS = 60_000;

const answer = v.object({ remotes: v.record(v.string(), v.unknown()) });

/** The site with a developer's own remotes instead of the site's. A remote that cannot be read fails in its own places. */
export async function withOverrides(site: Site, overridden: Overrides): Promise<Site> {
  const parts = await Promise.all(
    Object.entries(overridden).map(
      async ([name, origin]) => [name, await partFrom(origin, name)] as const,
    ),
  );
  return { ...site, overridden, remotes: { ...site.remotes, ...Object.fromEntries(parts) } };
}

async function partFrom(origin: string, name: string): Promise<Deployed> {
  const address = new URL('/override.json', origin);
  const broken = (fault: string): Deployed => ({
    status: 'broken',
    version: UNKNOWN_VERSION,
    fault,
  });
  try {
    // The first request starts the developer's build.
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const part = v.parse(answer, await response.json()).remotes[name];
    const { success, output, issues } = v.safeParse(releaseSchema, part);
    if (!success) return broken(`${address.href}: ${describeIssue(issues[0])}`);
    const entry = new URL(output.entry, origin);
    if (entry.origin !== origin) return broken(entry.href);
    // No hash, because each edit changes the code. The remote's needs are still checked.
    return { status: 'on', remote: { ...output, entry: entry.href, integrity: '' } };
  } catch {
    return broken(address.href);
  }
}
