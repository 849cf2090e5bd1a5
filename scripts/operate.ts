import { root } from './launcher/root';
import { aborted } from './launcher/run-until-stopped';
import { settingsFrom } from './launcher/settings';
import { stopAsked } from './launcher/stop-asked';
import { startOperated } from './operate/stack';

/** `npm run operate:local`: the site as it is operated, on this machine and without containers. */
export async function run(): Promise<number> {
  const settings = settingsFrom(process.env, root);
  const signal = stopAsked();
  console.log('Starting UpDown as it is operated: PostgreSQL, two API processes and nginx …');
  const stack = await startOperated(settings, signal);
  console.log(`
  UpDown is ready, behind nginx.

  Play       ${stack.siteUrl}
  Chain      ${stack.chainUrl} (id 31337)
  API        ${stack.apis.join(' and ')} (past nginx, for /api/metrics)

  Its data and logs are in ${settings.dataDir}/operated. Ctrl-C stops it, and the next start goes on with the same game.
`);
  const problem = await Promise.race([stack.died, aborted(signal)]);
  console.log(problem ? `\n${problem.message}\n\nStopping the rest …` : '\nStopping …');
  await stack.stop();
  console.log('Stopped. The game is saved.');
  return problem ? 1 : 0;
}
