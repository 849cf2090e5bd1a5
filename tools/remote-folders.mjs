import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript, because the configurations of ESLint and Jest import it.

/** The packages of the remotes: each `remote-<name>` with a contributes.json, in alphabetical order. */
export function remoteFolders(root) {
  return readdirSync(root)
    .filter(
      (name) => name.startsWith('remote-') && existsSync(join(root, name, 'contributes.json')),
    )
    .sort();
}

/** The remote's name in the deployment descriptor: `game` for `remote-game`. */
export function remoteNameOf(folder) {
  return folder.slice('remote-'.length);
}
