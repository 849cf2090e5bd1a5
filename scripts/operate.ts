import { runUntilStopped } from '../tools/processes/until-stopped';
import { startOperated } from './operate/stack';
import { settingsFrom } from './settings/settings';

/** `npm run operate:local`: runs the production setup on this machine, without containers. */
export function run(): Promise<number> {
  const settings = settingsFrom(process.env);
  console.log('Starting UpDown as in production: PostgreSQL, two API processes and nginx …');
  return runUntilStopped(async (signal) => {
    const stack = await startOperated(settings, signal);
    console.log(`
  UpDown is ready, behind nginx.

  Play       ${stack.siteUrl}
  Chain      ${stack.chainUrl} (id 31337)
  API        ${stack.apis.join(' and ')} (past nginx, for /api/metrics)
  Metrics    http://${stack.nginxMetrics}/metrics (of nginx)

  Its data and logs are in ${settings.dataDir}/operated. Ctrl-C stops it, and the next start goes on with the same game.
`);
    return stack;
  }, 'Stopped. The game is saved.');
}
