import { join } from 'node:path';
import { trustedKeys } from '../../remote-kit/src/release/site/site-key';
import { packageIn } from '../../webpack/packages';
import { folderOf, remoteNames } from '../build/front-ends';
import { root } from '../lib/root';
import type { Checkout } from './assemble';
import { provided } from './provided';
import { SITE_FORM } from '@updown/shared/site';

/** What was built here. */
export function thisCheckout(): Checkout {
  const folders = remoteNames.map((name) => [name, join(root, folderOf(name), 'dist')] as const);
  return {
    host: {
      version: packageIn(join(root, 'host')).version,
      provides: provided(),
      keys: trustedKeys(),
      form: SITE_FORM,
    },
    hostFolder: join(root, 'host', 'dist'),
    remoteFolders: Object.fromEntries(folders),
  };
}
