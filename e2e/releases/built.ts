import { join } from 'node:path';
import { readBuilt, type BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { root } from '../../tools/root';

export type Remote = 'game' | 'chart' | 'dashboard';

/** A remote as built from this checkout. */
export function builtRemote(remote: Remote | 'leaderboard'): Promise<BuiltRelease> {
  return readBuilt(join(root, `remote-${remote}`, 'dist'));
}
