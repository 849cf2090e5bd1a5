import type { SiteRemote } from '@updown/protocol/site/site-descriptor';
import { rcompare } from 'semver';
import { publishedVersions } from '../publish/publish-release';
import { quantile, reportsIn } from '../rules/histogram';
import { sessionsIn } from '../rules/next-step';
import { remoteOf } from '../rules/remotes';
import { readVisits, type Visits, type VisitsOf } from '../sessions/read-visits';
import { readSite } from '../site/read-site';
import { openStore } from '../store/open-store';
import { parseOptions } from './options';

/** Rows as aligned columns under a head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ');
  return all.map((row) => line(row).trimEnd()).join('\n');
}

function givenTo(version: string, { version: current, fallback, next, off }: SiteRemote): string {
  if (off !== undefined && version === current) return `nobody, it is off: ${off}`;
  if (version === current) return next ? `${100 - next.share} %` : 'everybody';
  if (version === next?.version) return `${next.share} %`;
  return version === fallback?.version ? 'those for whom it fails' : '';
}

/** The place of a version that is not published on the site. */
function placeOf(version: string, remote: SiteRemote): string {
  const known = [remote, remote.fallback, remote.next].find((one) => one?.version === version);
  const isElsewhere = known !== undefined && URL.canParse(known.entry);
  return isElsewhere ? `at ${new URL(known.entry).origin}` : 'not published here';
}

function failedIn(visits: Visits): string {
  return `${visits.failed} of ${sessionsIn(visits)}`;
}

function inpIn({ inp }: Visits): string {
  return reportsIn(inp) === 0 ? '' : `${Math.round(quantile(0.75, inp) * 1000)} ms`;
}

/** A row for each version of a remote, the newest first. */
function releaseRows(
  name: string,
  remote: SiteRemote,
  published: readonly string[],
  visitsOf?: VisitsOf,
): string[][] {
  const named = [remote, remote.fallback, remote.next].flatMap((one) => one?.version ?? []);
  const versions = [...new Set([...named, ...published])].sort(rcompare);
  return versions.map((version) => {
    const visits = visitsOf?.(name, version);
    return [
      name,
      published.includes(version) ? version : `${version} (${placeOf(version, remote)})`,
      givenTo(version, remote),
      ...(visits ? [failedIn(visits), inpIn(visits)] : []),
    ];
  });
}

const USAGE = 'npm run releases -- <site> [<remote>] [--api <address of an API process>]…';

/**
 * Shows what each visitor gets, which versions are published, and with --api how often each one failed and how fast it
 * is.
 */
export async function releases(args: readonly string[]): Promise<number> {
  const { target, name, api } = parseOptions(args, ['api'], USAGE);
  const store = openStore(target);
  const { site } = await readSite(store);
  const names = name === undefined ? Object.keys(site.remotes) : [name];
  const visits = api.length > 0 ? await readVisits(api) : undefined;
  const rows = names.map(async (remote) => {
    const versions = await publishedVersions(store, remote);
    return releaseRows(remote, remoteOf(site, remote), versions, visits);
  });
  const signature = site.signature ? `signed with '${site.signature.key}'` : 'not signed';
  const head = [
    'remote',
    'version',
    'given to',
    ...(visits ? ['failed sessions', 'INP (p75)'] : []),
  ];
  console.log(`${store.name}: serial ${site.serial}, ${signature}\n`);
  console.log(table(head, (await Promise.all(rows)).flat()));
  for (const [id, { remote, version, until }] of Object.entries(site.previews ?? {})) {
    const end = new Date(until * 1000).toISOString();
    console.log(
      `\nOnly ${site.origin ?? ''}/?preview=${id} shows ${remote} ${version}, until ${end}.`,
    );
  }
  return 0;
}
