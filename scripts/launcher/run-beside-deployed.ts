import { aborted } from '../lib/abort';
import { stopRequested } from '../processes/stop-requested';
import { checkPorts } from '../settings/ports';
import type { Settings } from '../settings/settings';
import { prepareDevFrontEnds } from '../site/dev-front-ends';
import { startSite } from '../site/site';

interface Beside {
  readonly settings: Settings;
  readonly remotes: readonly string[];
  readonly deployedSite: string;
}

/** Serves remotes from their sources; chain and API are those of the deployed site. */
export async function runBesideDeployed({
  settings: { sitePort: port },
  remotes,
  deployedSite,
}: Beside): Promise<number> {
  await checkPorts({ sitePort: port });
  const signal = stopRequested();
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
  await aborted(signal);
  await site.stop();
  await frontEnds.stop();
  return 0;
}
