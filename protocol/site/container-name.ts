/**
 * The global variable of a remote's container, set by the remote's build and read by the host: `game_1_4_0` for `game` at
 * version 1.4.0. It must be an identifier, and a name may have hyphens.
 */
export function containerName(remote: string, version: string): string {
  return `${remote.replaceAll('-', '__')}_${version.replace(/[^0-9A-Za-z]/g, '_')}`;
}
