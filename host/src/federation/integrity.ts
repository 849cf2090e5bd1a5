import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadAttempt } from './load-attempt';

/**
 * The script of an entry has the hash that the signed descriptor names, so a browser runs no other file. The runtime adds no
 * attribute to an element of a plugin, so CORS, which a hash needs, and the address of a retry come with it.
 */
export function integrity(
  attempts: ReadonlyMap<string, LoadAttempt>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-integrity',
    createScript: ({ remoteInfo }) => attempts.get(remoteInfo?.name ?? '')?.entryScript(),
  };
}
