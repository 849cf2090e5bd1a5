import { root } from './launcher/root';
import { runUntilStopped } from './launcher/run-until-stopped';
import { settingsFrom } from './launcher/settings';
import { prepareBuiltFrontEnds } from './site/built-front-ends';

/** `npm start`: the whole game on this machine. */
export function run(): Promise<number> {
  console.log('Starting UpDown: building what changed, starting chain, contracts, API and site …');
  const settings = settingsFrom(process.env, root);
  return runUntilStopped({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
}
