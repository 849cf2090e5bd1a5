import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/root';

/** The remotes by the names that the descriptor gives them. */
export const remoteNames = ['game', 'dashboard', 'chart'] as const;
export type RemoteName = (typeof remoteNames)[number];

export function folderOf(remote: RemoteName): string {
  return `remote-${remote}`;
}

export function isRemoteName(name: string): name is RemoteName {
  return remoteNames.some((remote) => remote === name);
}

export function versionOf(remote: RemoteName): string {
  const file = join(root, folderOf(remote), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
