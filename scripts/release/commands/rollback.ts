import { nameIn, parseOptions } from '../options';
import { readPublished } from '../publish/published-release';
import { remoteOf } from '../rules/remote-of';
import { rollBack } from '../rules/roll-back';
import { readSite } from '../site/read-site';
import { openStore } from '../store/open-store';
import { change } from './change';
import { releaseOf } from '@updown/shared/site';

const USAGE = 'npm run rollback -- <site> <remote> [--to <version>]';

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
  await change({ store, name }, (site) => rollBack(site, name, release));
  return 0;
}
