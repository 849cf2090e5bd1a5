import { join } from 'node:path';
import { trustedKeys } from '../../remote-kit/src/release/site/site-key';
import { root } from '../../tools/root';
import { installedIn, packageIn } from '../../webpack/packages';
import { sharedOptions } from '../../webpack/shared-modules';
import { folderOf, remoteNames } from '../build/front-ends';
import type { Checkout } from './assemble';
import { SITE_FORM } from '@updown/protocol/site/site-descriptor';
import { HOST_CONTRACT } from '@updown/shared/site';

/** What the host provides to remotes: all that they share with it. */
function provided() {
  const versionOf = installedIn(root);
  const modules = Object.entries(sharedOptions({ mode: 'production', versionOf }));
  const versions = modules.map(([name, { version }]) => [name, version] as const);
  return { ...Object.fromEntries(versions), host: HOST_CONTRACT };
}

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
