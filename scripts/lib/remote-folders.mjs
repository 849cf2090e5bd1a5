import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript, because the configurations of ESLint and Jest import it.

/** The packages of the remotes: each folder of the repository that is called `remote-<name>`, in alphabetical order. */
export function remoteFolders(root) {
  return readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
    .sort();
}

/** The remote's name in the deployment descriptor: `game` for `remote-game`. */
export function remoteNameOf(folder) {
  return folder.slice('remote-'.length);
}
