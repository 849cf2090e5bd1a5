import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/test/free-port';
import type { Settings } from '../../scripts/settings/settings';

/** Free ports and a new data folder, which the caller must remove. */
export async function ownSettings(): Promise<Settings> {
  return {
    sitePort: await freePort(),
    dashboardPort: await freePort(),
    apiPort: await freePort(),
    chainPort: await freePort(),
    dataDir: await mkdtemp(join(tmpdir(), 'updown-own-')),
  };
}
