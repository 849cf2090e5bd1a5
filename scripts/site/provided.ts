import type { Provided } from '../../remote-kit/src/release/rules/check-host';
import { installedIn } from '../../webpack/packages';
import { sharedOptions } from '../../webpack/shared-modules';
import { root } from '../lib/root';
import { HOST_CONTRACT } from '@updown/shared/site';

/** What the host of this checkout provides to remotes: all that they share with it. */
export function provided(): Provided {
  const versionOf = installedIn(root);
  const modules = Object.entries(sharedOptions({ mode: 'production', app: 'remote', versionOf }));
  const versions = modules.map(([name, { version }]) => [name, version] as const);
  return { ...Object.fromEntries(versions), host: HOST_CONTRACT };
}
