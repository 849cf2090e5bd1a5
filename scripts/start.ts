import { Problem } from '../tools/problem';
import { settingsFrom } from './settings/settings';
import { prepareBuiltFrontEnds } from './site/built-front-ends';
import { runDashboard, runGame } from './start/run-game';

/** `npm start`: runs the whole game on this machine; `start dashboard`: the site of the dashboard alone. */
export async function run([only]: readonly string[]): Promise<number> {
  if (only === 'dashboard') {
    return runDashboard(settingsFrom(process.env, 'dashboardPort'));
  }
  if (only !== undefined) {
    throw new Problem(`There is no site '${only}': leave it out, or say dashboard.`);
  }
  console.log('Starting UpDown: building what changed, starting chain, contracts, API and site …');
  const settings = settingsFrom(process.env);
  return runGame({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
}
