import { join } from 'node:path';
import { Problem } from '../../tools/problem';
import { remoteFolders, remoteNameOf } from '../../tools/remote-folders.mjs';
import { root } from '../../tools/root';
import { packageIn } from '../../webpack/packages';

/** The remotes of this checkout, by their names in the deployment descriptor. */
export const remoteNames: readonly string[] = remoteFolders(root).map(remoteNameOf);

export function folderOf(remote: string): string {
  return `remote-${remote}`;
}

export function versionOf(remote: string): string {
  return packageIn(join(root, folderOf(remote))).version;
}

/** Throws a problem that lists the remotes, if one of the names is unknown. */
export function checkRemoteNames(names: readonly string[]): void {
  const unknown = names.find((name) => !remoteNames.includes(name));
  if (unknown === undefined) return;
  throw new Problem(`There is no remote '${unknown}'. The remotes are ${remoteNames.join(', ')}.`);
}
