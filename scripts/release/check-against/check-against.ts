import { needsOf } from '../../../webpack/needs';
import { versionOf as installedVersion } from '../../../webpack/packages';
import { sharedOptions } from '../../../webpack/shared-modules';
import { remoteNames, versionOf } from '../../build/front-ends';
import { remotesThatMisfit } from '../rules/check-host';
import { misfits } from '../rules/misfits';
import { provided } from '../site/provided';
import type { Deployed } from './deployed-at';

/** What of this checkout does not fit the deployed host and remotes, in words. */
export function checkAgainst({ site, provides }: Deployed): string[] {
  const shared = sharedOptions({ mode: 'production', app: 'remote', versionOf: installedVersion });
  const needs = needsOf(shared);
  const remotes = remoteNames.flatMap((name) =>
    misfits(needs, provides).map(
      (reason) => `remote-${name} ${versionOf(name)} in the deployed host: ${reason}`,
    ),
  );
  const deployed = remotesThatMisfit(site, provided()).map(
    (reason) => `in the host of this checkout, the deployed ${reason}`,
  );
  return [...remotes, ...deployed];
}
