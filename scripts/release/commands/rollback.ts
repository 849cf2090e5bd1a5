import { Problem } from '../../lib/problem';
import { nameIn, parseOptions } from '../options';
import { readPublished } from '../publish/publish-release';
import { remoteOf } from '../rules/remotes';
import { rollBack, versionsBehind } from '../rules/roll-out';
import { readSite } from '../site/read-site';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { change } from './change';
import { releaseOf, type Release, type SiteRemote } from '@updown/shared/site';

const USAGE = 'npm run rollback -- <site> <remote> [--to <version>]';

/** The newest version before that one which is published as it was; one that is not is named. */
async function fallbackOf(
  store: Store,
  name: string,
  current: SiteRemote,
  to: string,
): Promise<Release | undefined> {
  for (const { version, integrity } of versionsBehind(current, to)) {
    try {
      const release = releaseOf(await readPublished(store, name, version));
      if (release.integrity === integrity) return release;
      console.log(`${name} ${version} is no fall-back: it has another content than it had.`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.log(`${name} ${version} is no fall-back: ${error.message}`);
    }
  }
  return undefined;
}

/** Goes back to the fall-back or to another published version, whose files it reads first. */
export async function rollback(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['to'], USAGE);
  const { target, to } = options;
  const name = nameIn(options, USAGE);
  const store = openStore(target);
  const current = remoteOf((await readSite(store)).site, name);
  const version = to ?? (current.next ? undefined : current.fallback?.version);
  const file = version === undefined ? undefined : await readPublished(store, name, version);
  const release = to !== undefined && file ? releaseOf(file) : undefined;
  const fallback =
    version === undefined ? undefined : await fallbackOf(store, name, current, version);
  await change({ store, name }, (site) => rollBack(site, name, { to: release, fallback }));
  return 0;
}
