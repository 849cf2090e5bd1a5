/**
 * The global variable of a remote's container, which its build sets and the host reads: `game_1_4_0` for `game` at
 * version 1.4.0.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version.replace(/[^0-9A-Za-z]/g, '_')}`;
}
