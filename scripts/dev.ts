import { runUntilStopped } from '../tools/processes/until-stopped';
import { checkRemoteNames, remoteNames } from './build/front-ends';
import { checkPorts, settingsFrom } from './settings/settings';
import { prepareDevFrontEnds } from './site/dev-front-ends';
import { startSite } from './site/site';
import { runGame } from './start/run-game';

/** Serves remotes from their sources; chain and API are those of the deployed site. */
async function besideDeployed(port: number, remotes: readonly string[], deployedSite: string) {
  await checkPorts({ sitePort: port });
  const frontEnds = await prepareDevFrontEnds({ remotes, deployedSite });
  const { origin } = new URL(deployedSite);
  const site = await startSite({ port, apiUrl: origin, chainUrl: `${origin}/rpc`, frontEnds });
  console.log(`
  Ready: ${remotes.join(', ')} from this checkout.

  Inside ${origin}: press Alt+Shift+O there, and choose http://localhost:${port}. The site must allow that origin:
  npm run overrides -- <site> http://localhost:${port}
  With hot reload, on the data of ${origin}, but without a sign-in: http://localhost:${port}

  Ctrl-C stops it.
`);
  return {
    async stop() {
      await site.stop();
      await frontEnds.stop();
    },
  };
}

/**
 * `npm run dev`: starts everything with hot reload; `dev game`: the host with that remote alone. With DEPLOYED_SITE, the
 * rest comes from there: the other remotes, and chain and API.
 */
export function run([only]: readonly string[]): Promise<number> {
  const remotes = only === undefined ? remoteNames : [only];
  checkRemoteNames(remotes);
  console.log(`Starting UpDown for development: host, ${remotes.join(', ')} …`);
  const settings = settingsFrom(process.env);
  const deployedSite = process.env['DEPLOYED_SITE'];
  if (deployedSite) {
    return runUntilStopped(() => besideDeployed(settings.sitePort, remotes, deployedSite));
  }
  return runGame({ settings, prepareFrontEnds: () => prepareDevFrontEnds({ remotes }) });
}
