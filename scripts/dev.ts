import { checkRemoteNames, remoteNames } from './build/front-ends';
import { runBesideDeployed } from './launcher/run-beside-deployed';
import { runUntilStopped } from './launcher/run-until-stopped';
import { root } from './lib/root';
import { settingsFrom } from './settings/settings';
import { prepareDevFrontEnds } from './site/dev-front-ends';

/**
 * `npm run dev`: starts everything with hot reload; `dev game`: the host with that remote alone. With DEPLOYED_SITE, the
 * rest comes from there: the other remotes, and chain and API.
 */
export function run([only]: readonly string[]): Promise<number> {
  const remotes = only === undefined ? remoteNames : [only];
  checkRemoteNames(remotes);
  console.log(`Starting UpDown for development: host, ${remotes.join(', ')} …`);
  const settings = settingsFrom(process.env, root);
  const deployedSite = process.env['DEPLOYED_SITE'];
  if (deployedSite) return runBesideDeployed({ settings, remotes, deployedSite });
  return runUntilStopped({ settings, prepareFrontEnds: () => prepareDevFrontEnds({ remotes }) });
}
