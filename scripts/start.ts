import { runUntilStopped } from './launcher/run-until-stopped';
import { Problem } from './lib/problem';
import { root } from './lib/root';
import { settingsFrom } from './settings/settings';
import { prepareBuiltFrontEnds } from './site/built-front-ends';

/** `npm start`: runs the whole game on this machine; `start dashboard`: the site of the dashboard alone. */
export async function run([only]: readonly string[]): Promise<number> {
  if (only === 'dashboard') {
    const { runDashboard } = await import('./launcher/run-dashboard');
    return runDashboard(settingsFrom(process.env, root, 'dashboardPort'));
  }
  if (only !== undefined) {
    throw new Problem(`There is no site '${only}': leave it out, or say dashboard.`);
  }
  console.log('Starting UpDown: building what changed, starting chain, contracts, API and site …');
  const settings = settingsFrom(process.env, root);
  return runUntilStopped({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
}
