import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { LoadAttempt } from './load-attempt';

/**
 * Adds the hash from the signed descriptor to an entry's script, so that a browser runs no other file. The runtime sets no
 * attributes on a script element that a plugin creates, so this plugin also sets CORS, which a hash requires, and the URL of a
 * retry.
 */
export function integrity(
  attempts: ReadonlyMap<string, LoadAttempt>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'updown-integrity',
    createScript: ({ remoteInfo }) => attempts.get(remoteInfo?.name ?? '')?.entryScript(),
  };
}
