import { Problem } from '../tools/problem';
import { settingsFrom } from './settings/settings';
import { isInUse, removeDataDir } from './start/data-dir';

/** `npm run reset`: forgets the local game. */
export async function run(): Promise<number> {
  const { dataDir } = settingsFrom(process.env);
  if (isInUse(dataDir)) {
    throw new Problem(`UpDown is running on ${dataDir}: stop it first (Ctrl-C), then reset.`);
  }
  const existed = await removeDataDir(dataDir);
  console.log(existed ? `Forgot the game in ${dataDir}.` : 'There is no game to forget.');
  return 0;
}
