/**
 * The global under which a remote's build puts its container, and the host looks for it: `game` at 1.4.0 is
 * `game_1_4_0`, a name that JavaScript accepts for a variable.
 */
export const containerName = (remote: string, version: string): string =>
  `${remote}_${version.replace(/[^0-9A-Za-z]/g, '_')}`;
