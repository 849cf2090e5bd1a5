import { satisfy } from '@module-federation/runtime-core';
import { importWithTimeout, loadOnce } from '@updown/shared';
import { HOST_CONTRACT, type Release } from '@updown/shared/site';

declare global {
  /** A build for an older contract takes it by this name, which the library's plugin gave it. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

const loadCore = loadOnce(
  importWithTimeout(
    () => import(/* webpackChunkName: "federation-core" */ '@module-federation/runtime-core'),
  ),
);

/** The last of the host's contracts whose remotes bring a runtime of the library's, without its core. */
const WITH_RUNTIME = '1.2.999';

/** Gives the page the core of the federation library if a remote needs it. */
export async function provideCore({ needs }: Pick<Release, 'needs'>): Promise<void> {
  const { host = `^${HOST_CONTRACT}` } = needs;
  if (host === `^${HOST_CONTRACT}` || !satisfy(WITH_RUNTIME, host)) return;
  globalThis._FEDERATION_RUNTIME_CORE = await loadCore();
}
