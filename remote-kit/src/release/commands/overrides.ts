import { parseArgs } from 'node:util';
import { Problem } from '../../../../tools/problem';
import { allowOverrides } from '../rules/remotes';
import { changeSite } from '../site/change-site';
import { siteKey } from '../site/site-key';
import { openStore } from '../store/open-store';

const USAGE = 'npm run overrides -- <site> [origin…]';

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: {}, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Lets developers run their own remotes in the site's pages, from these origins only; without one, from none. */
export async function overrides(args: readonly string[]): Promise<number> {
  const [target, ...origins] = read(args).positionals;
  if (target === undefined) throw new Problem(`Say which site.\n${USAGE}`);
  const store = openStore(target);
  const key = await siteKey();
  const rule = (site: Parameters<typeof allowOverrides>[0]) => allowOverrides(site, origins);
  const { after } = await changeSite(store, rule, { key });
  const { overrides: allowed = [], serial } = after;
  console.log(
    allowed.length === 0
      ? `The site, at serial ${serial}, allows no override.`
      : `The site, at serial ${serial}, allows overrides from ${allowed.join(', ')}.`,
  );
  return 0;
}
