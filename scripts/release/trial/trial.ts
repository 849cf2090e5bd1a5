import type { BuiltRelease } from '../publish/built-release';
import type { Store } from '../store/store';

/** Tries a built remote in the host of a site, with the descriptor that would follow. Rejects if it does not run. */
export type Trial = (store: Store, built: BuiltRelease, siteJson: Buffer) => Promise<void>;
