import { nameIn, parseOptions } from '../options';
import { removeRemote } from '../rules/remove-remote';
import { openStore } from '../store/open-store';
import { change } from './change';

const USAGE = 'npm run remove -- <site> <remote>';

/** Takes a remote from the site. */
export async function remove(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, [], USAGE);
  const name = nameIn(options, USAGE);
  const store = openStore(options.target);
  await change({ store, name }, (site) => removeRemote(site, name));
  return 0;
}
