import { isRemoteName, remoteNames } from './build/front-ends';
import { Problem } from './launcher/problem';
import { root } from './launcher/root';
import { runUntilStopped } from './launcher/run-until-stopped';
import { settingsFrom } from './launcher/settings';
import { prepareDevFrontEnds } from './site/dev-front-ends';

/** `npm run dev`: everything with hot reload; `dev game`: the host with that remote alone. */
export function run([only]: readonly string[]): Promise<number> {
  if (only !== undefined && !isRemoteName(only)) {
    throw new Problem(`There is no remote '${only}'. The remotes are ${remoteNames.join(', ')}.`);
  }
  const remotes = only ? [only] : remoteNames;
  console.log(`Starting UpDown for development: host, ${remotes.join(', ')} …`);
  return runUntilStopped({
    settings: settingsFrom(process.env, root),
    prepareFrontEnds: () =>
      prepareDevFrontEnds({ remotes, deployedSite: process.env['DEPLOYED_SITE'] }),
  });
}
