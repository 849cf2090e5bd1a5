import { findNginx, findPostgres } from '../operate/find-program';
import { installPackages, mayInstall } from './system-packages';

const servers = [
  ['postgresql', findPostgres],
  ['nginx-light', findNginx],
] as const;

function isMissing(find: (env: NodeJS.ProcessEnv) => string): boolean {
  try {
    find(process.env);
    return false;
  } catch {
    return true;
  }
}

/** PostgreSQL and nginx for the tests that run them; where they cannot be installed, those tests say what is missing. */
export async function ensureServers(): Promise<void> {
  const missing = servers.flatMap(([name, find]) => (isMissing(find) ? [name] : []));
  if (missing.length > 0 && mayInstall()) await installPackages(missing);
}
