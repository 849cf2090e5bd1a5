import type { Release, SiteRemote } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import { placesOf, type Place } from '../publish/places';
import { readPublished } from '../publish/publish-release';
import { remoteOf } from '../rules/remotes';
import { rollBack, versionsBehind } from '../rules/roll-out';
import { readHost } from '../site/host-file';
import { readSite } from '../site/read-site';
import { openStore } from '../store/open-store';
import { change } from './change';
import { nameIn, parseOptions } from './options';

const USAGE = 'npm run rollback -- <site> <remote> [--to <version>]';

/** The newest version before `to` that is still published unchanged. Reports each version that is not. */
async function fallbackOf(
  places: readonly Place[],
  name: string,
  current: SiteRemote,
  to: string,
): Promise<Release | undefined> {
  for (const { version, integrity } of versionsBehind(current, to)) {
    try {
      const release = await readPublished(places, name, version);
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
  const { origin } = (await readHost(store)) ?? {};
  const places = placesOf(store, { name, remote: current, origin, ...(version && { version }) });
  const found = version === undefined ? undefined : await readPublished(places, name, version);
  const release = to === undefined ? undefined : found;
  const fallback =
    version === undefined ? undefined : await fallbackOf(places, name, current, version);
  await change({ store, name }, (site) => rollBack(site, name, { to: release, fallback }));
  return 0;
}
