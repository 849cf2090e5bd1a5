import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/launcher/ports';
import type { Settings } from '../../scripts/launcher/settings';

/** Free ports, and a new folder for the data: whoever asks for it removes it. */
export const ownSettings = async (): Promise<Settings> => ({
  sitePort: await freePort(),
  dashboardPort: await freePort(),
  apiPort: await freePort(),
  chainPort: await freePort(),
  dataDir: await mkdtemp(join(tmpdir(), 'updown-own-')),
});
