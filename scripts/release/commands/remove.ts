import { nameIn, parseOptions } from '../options';
import { removeRemote } from '../rules/remove-remote';
import { openStore } from '../store/open-store';
import { change } from './change';

const USAGE = 'npm run remove -- <site> <remote> [--force]';

/** Takes a remote from the site. */
export async function remove(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['force'], USAGE);
  const name = nameIn(options, USAGE);
  const { target, force } = options;
  const store = openStore(target);
  await change({ store, name, force }, (site) => removeRemote(site, name, force));
  return 0;
}
