import { settingsOf } from '@updown/protocol/site/settings';
import { remoteOf } from '../rules/remotes';
import { changeSettings } from '../rules/settings';
import { readSite } from '../site/read-site';
import { openStore } from '../store/open-store';
import { change } from './change';
import { nameIn, parseOptions } from './options';

const SETTINGS = 'npm run settings -- <site> <remote> [<setting>=<value>…]';
const CHANGED = /^(\w+)=(.*)$/s;

/** Sets what a remote lets its operator set, and prints all its settings. */
export async function settings(args: readonly string[]): Promise<number> {
  const options = parseOptions(
    args.filter((arg) => !CHANGED.test(arg)),
    [],
    SETTINGS,
  );
  const name = nameIn(options, SETTINGS);
  const store = openStore(options.target);
  const pairs = args.flatMap((arg) => {
    const [, key, text] = CHANGED.exec(arg) ?? [];
    return key === undefined ? [] : [[key, text!] as const];
  });
  if (pairs.length > 0) {
    await change({ store, name }, (site) => changeSettings(site, name, Object.fromEntries(pairs)));
  }
  const remote = remoteOf((await readSite(store)).site, name);
  for (const [key, value] of Object.entries(
    settingsOf(remote.contributes?.settings, remote.settings),
  )) {
    const isDefault = remote.settings?.[key] === undefined;
    console.log(`  ${key} = ${JSON.stringify(value)}${isDefault ? ' (default)' : ''}`);
  }
  return 0;
}
