import type { BuiltRelease } from '../publish/built-release';
import type { SiteKey } from '../site/site-key';
import type { Store } from '../store/store';

/** Tries a built remote in the host of a site, with a descriptor signed by the key. Rejects if it does not run. */
export type Trial = (store: Store, built: BuiltRelease, key: SiteKey | undefined) => Promise<void>;
