import { parseArgs } from 'node:util';
import type { SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import { allowOverrides, setFlags } from '../rules/remotes';
import { changeSite } from '../site/change-site';
import { siteKey } from '../site/site-key';
import { openStore } from '../store/open-store';

// The commands that set a list of the whole site.

interface List {
  readonly usage: string;
  readonly set: (site: SiteDescriptor, names: readonly string[]) => SiteDescriptor;
  readonly describe: (site: SiteDescriptor) => string;
}

function read(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], options: {}, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${usage}`);
  }
}

function setting({ usage, set, describe }: List) {
  return async (args: readonly string[]): Promise<number> => {
    const [target, ...names] = read(args, usage).positionals;
    if (target === undefined) throw new Problem(`Say which site.\n${usage}`);
    const store = openStore(target);
    const key = await siteKey();
    const { after } = await changeSite(store, (site) => set(site, names), { key });
    console.log(`The site, at serial ${after.serial}, ${describe(after)}.`);
    return 0;
  };
}

/** Lets developers run their own remotes in the site's pages, from these origins only; without one, from none. */
export const overrides = setting({
  usage: 'npm run overrides -- <site> [origin…]',
  set: allowOverrides,
  describe: ({ overrides: allowed = [] }) =>
    allowed.length === 0 ? 'allows no override' : `allows overrides from ${allowed.join(', ')}`,
});

/** Turns on these flags only; without one, none. */
export const flags = setting({
  usage: 'npm run flags -- <site> [flag…]',
  set: setFlags,
  describe: ({ flags: on = [] }) =>
    on.length === 0 ? 'has no flag on' : `has these flags on: ${on.join(', ')}`,
});
