import { aborted } from '../lib/abort';
import { Problem } from '../lib/problem';
import { stopRequested } from '../processes/stop-requested';
import { checkPorts } from '../settings/ports';
import { ports, type Settings } from '../settings/settings';
import { prepareDashboardAlone } from '../site/built-front-ends';
import { startSite } from '../site/site';
import { isInUse } from './data-dir';
import { runUntilStopped } from './run-until-stopped';
import { urlsOf } from './stack';

async function answers(apiUrl: string): Promise<boolean> {
  const answer = fetch(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(5000) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Serves the dashboard's site with the API and the chain of a game that already runs. */
async function runBeside(settings: Settings): Promise<number> {
  const { dashboardPort: port, dataDir } = settings;
  const urls = urlsOf(settings, 'dashboardPort');
  if (!(await answers(urls.apiUrl))) {
    throw new Problem(
      `UpDown is running on ${dataDir}, but its API is not at ${urls.apiUrl}.\n` +
        `It may still be starting. Otherwise give this site the same ${ports.apiPort.variable} and ${ports.chainPort.variable} as the game.`,
    );
  }
  await checkPorts({ dashboardPort: port });
  const signal = stopRequested();
  const frontEnds = await prepareDashboardAlone(signal);
  const site = await startSite({ ...urls, name: 'dashboardPort', port, frontEnds });
  console.log(`
  The dashboard is ready, beside the game that runs already.

  Dashboard  ${urls.siteUrl} (alone: no game, no chart)

  Ctrl-C stops this site; the game goes on.
`);
  await aborted(signal);
  await site.stop();
  console.log('\nStopped. The game goes on.');
  return 0;
}

/** `npm run start:dashboard`: starts the dashboard beside a running game, or else with a back end of its own. */
export async function runDashboard(settings: Settings): Promise<number> {
  if (isInUse(settings.dataDir)) return runBeside(settings);
  console.log('Starting UpDown with the dashboard alone …');
  const site = 'dashboardPort';
  return runUntilStopped({ settings, site, prepareFrontEnds: prepareDashboardAlone });
}
