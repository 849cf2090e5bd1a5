import { parseOptions } from '../options';
import { publishedVersions } from '../publish/published-release';
import { remoteOf } from '../rules/remote-of';
import { readSessions } from '../sessions/read-sessions';
import { readSite } from '../site/read-site';
import { openStore } from '../store/open-store';
import { releaseRows } from './release-rows';
import { table } from './table';

const USAGE = 'npm run releases -- <site> [<remote>] [--api <address of an API process>]…';

/** Shows what each visitor gets, which versions are published, and with --api how often each one failed. */
export async function releases(args: readonly string[]): Promise<number> {
  const { target, name, api } = parseOptions(args, ['api'], USAGE);
  const store = openStore(target);
  const { site } = await readSite(store);
  const names = name === undefined ? Object.keys(site.remotes) : [name];
  const sessions = api.length > 0 ? await readSessions(api) : undefined;
  const rows = names.map(async (remote) => {
    const versions = await publishedVersions(store, remote);
    return releaseRows(remote, remoteOf(site, remote), versions, sessions);
  });
  const signature = site.signature ? `signed with '${site.signature.key}'` : 'not signed';
  const head = ['remote', 'version', 'given to', ...(sessions ? ['failed sessions'] : [])];
  console.log(`${store.name}: serial ${site.serial}, ${signature}\n`);
  console.log(table(head, (await Promise.all(rows)).flat()));
  return 0;
}
