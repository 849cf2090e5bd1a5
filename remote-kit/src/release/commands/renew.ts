import { parseArgs } from 'node:util';
import { Problem } from '../../../../tools/problem';
import { changeSite } from '../site/change-site';
import { siteKey } from '../site/site-key';
import { openStore } from '../store/open-store';

const USAGE = 'npm run renew -- <site> [--expired]';

/** Signs the descriptor again as it is, so that it stays valid: the operator's timer runs it every day. */
export async function renew(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { expired: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (target === undefined) throw new Problem(`Say which site.\n${USAGE}`);
  const key = await siteKey();
  if (key === undefined) throw new Problem('A descriptor is signed with UPDOWN_SITE_KEY.');
  const { after } = await changeSite(openStore(target), (site) => ({ ...site }), {
    key,
    expired: values.expired,
  });
  const end = new Date((after.expires ?? 0) * 1000).toISOString();
  console.log(`The site is at serial ${after.serial}, and its pages accept it until ${end}.`);
  return 0;
}
