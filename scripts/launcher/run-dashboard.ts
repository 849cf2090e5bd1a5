import { prepareDashboardAlone } from '../site/built-front-ends';
import { startSite } from '../site/site';
import { isInUse } from './data-lock';
import { Problem } from './problem';
import { aborted, runUntilStopped } from './run-until-stopped';
import { checkPorts } from './ports';
import { portVariables, type Settings } from './settings';
import { urlsOf } from './stack';
import { stopAsked } from './stop-asked';

async function answers(apiUrl: string): Promise<boolean> {
  const asked = fetch(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(5000) });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Serves the dashboard's site over the API and the chain of a game that runs already. */
async function runBeside(settings: Settings): Promise<number> {
  const { dashboardPort: port, dataDir } = settings;
  const urls = urlsOf(settings, 'dashboardPort');
  if (!(await answers(urls.apiUrl))) {
    throw new Problem(
      `UpDown is running on ${dataDir}, but its API is not at ${urls.apiUrl}.\n` +
        `It may still be starting. Otherwise give this site the same ${portVariables.apiPort} and ${portVariables.chainPort} as the game.`,
    );
  }
  await checkPorts({ dashboardPort: port });
  const signal = stopAsked();
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

/** `npm run start:dashboard`: beside a game that runs, or with a back end of its own where none does. */
export async function runDashboard(settings: Settings): Promise<number> {
  if (await isInUse(settings.dataDir)) return runBeside(settings);
  console.log('Starting UpDown with the dashboard alone …');
  const site = 'dashboardPort';
  return runUntilStopped({ settings, site, prepareFrontEnds: prepareDashboardAlone });
}
