import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import type { Store } from '../../remote-kit/src/release/store/store';
import { startNginx } from '../../scripts/operate/nginx';
import { startRpcGate } from '../../scripts/operate/stack';
import { assembleSite } from '../../scripts/site/assemble';
import { thisCheckout } from '../../scripts/site/this-checkout';
import { AsyncDisposableStack } from '../../tools/async-disposable-stack';
import type { OwnStack } from './own-stack';

export interface NginxSite {
  readonly url: string;
  /** The site's folder, which release commands change. */
  readonly store: Store;
  stop(): Promise<void>;
}

/** Assembles this checkout's site under a path, and serves it by nginx as in production, on a stack's chain and API. */
export async function startNginxSite(
  stack: Pick<OwnStack, 'chainUrl' | 'apiUrl' | 'dashboardPort'>,
  path = '',
): Promise<NginxSite> {
  const port = stack.dashboardPort;
  const url = `http://localhost:${port}${path}`;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-site-'));
  const parts = new AsyncDisposableStack();
  parts.defer(() => rm(folder, { recursive: true }));
  try {
    // nginx may run as an account of its own.
    await chmod(folder, 0o755);
    const store = folderStore(join(folder, 'site'));
    await assembleSite({ store, from: thisCheckout(), origin: url });
    const gate = await startRpcGate(stack.chainUrl, port);
    parts.defer(() => gate.stop());
    const nginx = await startNginx({
      port,
      folder: join(folder, 'nginx'),
      variables: {
        SITE_ORIGIN: url,
        SITE_FOLDER: store.name,
        API_1: new URL(stack.apiUrl).host,
        SITE_EXTRAS: `location = /rpc { proxy_pass ${gate.url}; add_header x-cache "" always; }`,
      },
      signal: AbortSignal.timeout(60_000),
    });
    parts.defer(() => nginx.stop());
    return { url, store, stop: () => parts.disposeAsync() };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}
