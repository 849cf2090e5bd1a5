import { versionOf } from '../../../webpack/packages';
import { sharedOptions } from '../../../webpack/shared-modules';
import type { Provided } from '../rules/check-host';
import { HOST_CONTRACT } from '@updown/shared/site';

/** What the host of this checkout provides to remotes: all that they share with it. */
export function provided(): Provided {
  const modules = Object.entries(sharedOptions({ mode: 'production', app: 'remote', versionOf }));
  const versions = modules.map(([name, { version }]) => [name, version] as const);
  return { ...Object.fromEntries(versions), host: HOST_CONTRACT };
}
