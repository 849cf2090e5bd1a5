import { aborted } from './lib/abort';
import { root } from './lib/root';
import { startOperated } from './operate/stack';
import { stopRequested } from './processes/stop-requested';
import { settingsFrom } from './settings/settings';

/** `npm run operate:local`: runs the production setup on this machine, without containers. */
export async function run(): Promise<number> {
  const settings = settingsFrom(process.env, root);
  const signal = stopRequested();
  console.log('Starting UpDown as in production: PostgreSQL, two API processes and nginx …');
  const stack = await startOperated(settings, signal);
  console.log(`
  UpDown is ready, behind nginx.

  Play       ${stack.siteUrl}
  Chain      ${stack.chainUrl} (id 31337)
  API        ${stack.apis.join(' and ')} (past nginx, for /api/metrics)
  Metrics    http://${stack.nginxMetrics}/metrics (of nginx)

  Its data and logs are in ${settings.dataDir}/operated. Ctrl-C stops it, and the next start goes on with the same game.
`);
  await aborted(signal);
  console.log('\nStopping …');
  await stack.stop();
  console.log('Stopped. The game is saved.');
  return 0;
}
