import { relative } from 'node:path';
import { aborted } from '../lib/abort';
import type { Problem } from '../lib/problem';
import { root } from '../lib/root';
import { stopRequested } from '../processes/stop-requested';
import type { SitePort } from '../settings/settings';
import { startStack, type Stack, type StackOptions } from './stack';

const places: Record<SitePort, (siteUrl: string) => string> = {
  sitePort: (siteUrl) => `  Play       ${siteUrl}
  Dashboard  ${siteUrl}/dashboard`,
  dashboardPort: (siteUrl) => `  Dashboard  ${siteUrl} (alone: no game, no chart)`,
};

const hints: Record<SitePort, string> = {
  sitePort:
    "Connect Wallet, choose 'Local test wallet', and take test tokens: no extension is needed.",
  dashboardPort: `Connect Wallet and choose 'Local test wallet'. In the browser's console, updown.testWallet.setAccount('manager')
  makes it the game manager's, setAccount('owner') the owner's.`,
};

function howToPlay(stack: Stack, { settings, site = 'sitePort' }: StackOptions): string {
  const { dataDir } = settings;
  return `
  UpDown is ready.

${places[site](stack.siteUrl)}
  API        ${stack.siteUrl}/api/health
  Chain      ${stack.chainUrl} (id 31337)

  ${hints[site]}
  Its data and logs are in ${relative(root, dataDir) || dataDir}. Ctrl-C stops it, and the next start goes on with the same game.
`;
}

/** Starts everything, prints how to play, and stops everything on request or when a part dies. Resolves with the exit code. */
export async function runUntilStopped(options: StackOptions): Promise<number> {
  // The API gets this environment. Tests, which start the stack themselves, start their rounds too.
  process.env.ROUND_AUTOSTART ??= 'true';
  const signal = stopRequested();
  const stack = await startStack({ ...options, signal });
  console.log(howToPlay(stack, options));

  const problem: Problem | undefined = await Promise.race([stack.died, aborted(signal)]);
  console.log(problem ? `\n${problem.message}\n\nStopping the rest …` : '\nStopping …');
  await stack.stop();
  console.log('Stopped. The game is saved.');
  return problem ? 1 : 0;
}
