import { Problem } from '../../lib/problem';
import type { PublicKeys } from '@updown/shared/site';

/** The public keys in UPDOWN_SITE_KEYS, which the build of the host takes over: 'a:MFkw…,b:MFkw…'. */
export function trustedKeys(env: NodeJS.ProcessEnv = process.env): PublicKeys {
  const pairs = (env['UPDOWN_SITE_KEYS'] ?? '').split(',').map((pair) => pair.trim());
  const keys = pairs.filter(Boolean).map((pair) => {
    const [, name = '', key = ''] = /^([\w-]+):([0-9A-Za-z+/=]+)$/.exec(pair) ?? [];
    if (key === '') {
      throw new Problem('UPDOWN_SITE_KEYS is <name>:<key>, once or twice with a comma between.');
    }
    return [name, key] as const;
  });
  return Object.fromEntries(keys);
}
