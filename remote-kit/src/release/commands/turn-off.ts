import { removeRemote, turnOff, turnOn } from '../rules/remotes';
import { openStore } from '../store/open-store';
import { change } from './change';
import { nameIn, parseOptions } from './options';

const DISABLE = `npm run disable -- <site> <remote> --why '<reason>'`;
const ENABLE = 'npm run enable -- <site> <remote>';
const REMOVE = 'npm run remove -- <site> <remote>';

/** Gives the remote to no visitor. */
export async function disable(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['why'], DISABLE);
  const name = nameIn(options, DISABLE);
  const { target, why = '' } = options;
  await change({ store: openStore(target), name }, (site) => turnOff(site, name, why));
  return 0;
}

/** Gives it to the visitors again. */
export async function enable(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, [], ENABLE);
  const name = nameIn(options, ENABLE);
  await change({ store: openStore(options.target), name }, (site) => turnOn(site, name));
  return 0;
}

/** Takes a remote from the site. */
export async function remove(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, [], REMOVE);
  const name = nameIn(options, REMOVE);
  const store = openStore(options.target);
  await change({ store, name }, (site) => removeRemote(site, name));
  return 0;
}
