import { join } from 'node:path';
import { root } from '../../scripts/lib/root';
import { readBuilt, type BuiltRelease } from '../../scripts/release/publish/built-release';

export type Remote = 'game' | 'chart' | 'dashboard';

/** A remote as built from this checkout. */
export function builtRemote(remote: Remote): Promise<BuiltRelease> {
  return readBuilt(join(root, `remote-${remote}`, 'dist'));
}
