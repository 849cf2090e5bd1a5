import { relative } from 'node:path';
import { Problem } from '../../tools/problem';
import { runUntilStopped } from '../../tools/processes/until-stopped';
import { root } from '../../tools/root';
import { checkPorts, urlsOf, type Settings } from '../settings/settings';
import { prepareDashboardAlone } from '../site/built-front-ends';
import { isInUse } from './data-dir';
import { startStack, type Stack, type StackOptions } from './stack';

const pages = {
  sitePort: (siteUrl: string) => `  Play       ${siteUrl}
  Dashboard  ${siteUrl}/dashboard`,
  dashboardPort: (siteUrl: string) => `  Dashboard  ${siteUrl} (alone: no game, no chart)`,
};

const hints = {
  sitePort:
    "Connect Wallet, choose 'Local test wallet', and take test tokens: no extension is needed.",
  dashboardPort: `Connect Wallet and choose 'Local test wallet'. In the browser's console, updown.testWallet.setAccount('manager')
  makes it the game manager's, setAccount('owner') the owner's.`,
};

function howToPlay({ siteUrl, chainUrl }: Stack, { settings, site }: StackOptions): string {
  const { dataDir } = settings;
  return `
  UpDown is ready.

${pages[site ?? 'sitePort'](siteUrl)}
  API        ${siteUrl}/api/health
  Chain      ${chainUrl} (id 31337)

  ${hints[site ?? 'sitePort']}
  Its data and logs are in ${relative(root, dataDir) || dataDir}. Ctrl-C stops it, and the next start goes on with the same game.
`;
}

/** Starts everything, prints how to play, and stops everything on request or when a part dies. Resolves with the exit code. */
export function runGame(options: StackOptions): Promise<number> {
  // The API gets this environment. Tests, which start the stack themselves, start their rounds too.
  process.env.ROUND_AUTOSTART ??= 'true';
  return runUntilStopped(async (signal) => {
    const stack = await startStack(options, signal);
    console.log(howToPlay(stack, options));
    return stack;
  }, 'Stopped. The game is saved.');
}

/** Serves the dashboard's site with the API and the chain of a game that already runs. */
async function startBeside(settings: Settings, signal: AbortSignal) {
  const { dashboardPort: port, dataDir } = settings;
  const { siteUrl, apiUrl, chainUrl } = urlsOf(settings, 'dashboardPort');
  const health = fetch(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(5000) });
  if (!(await health.catch(() => undefined))?.ok) {
    throw new Problem(
      `UpDown is running on ${dataDir}, but its API is not at ${apiUrl}.\n` +
        'It may still be starting. Otherwise give this site the same API_PORT and CHAIN_PORT as the game.',
    );
  }
  await checkPorts({ dashboardPort: port });
  const frontEnds = await prepareDashboardAlone(signal);
  const { startSite } = await import('../site/site');
  const site = await startSite({ apiUrl, chainUrl, port, frontEnds });
  console.log(`
  The dashboard is ready, beside the game that runs already.

${pages.dashboardPort(siteUrl)}

  Ctrl-C stops this site; the game goes on.
`);
  return site;
}

/** `npm run start:dashboard`: starts the dashboard beside a running game, or else with a back end of its own. */
export function runDashboard(settings: Settings): Promise<number> {
  if (isInUse(settings.dataDir)) {
    return runUntilStopped((signal) => startBeside(settings, signal), 'Stopped. The game goes on.');
  }
  console.log('Starting UpDown with the dashboard alone …');
  const site = 'dashboardPort';
  return runGame({ settings, site, prepareFrontEnds: prepareDashboardAlone });
}
