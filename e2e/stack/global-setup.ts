import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/launcher/ports';
import { startStack } from '../../scripts/launcher/stack';
import { prepareBuiltFrontEnds, prepareDashboardAlone } from '../../scripts/site/built-front-ends';
import { startSite } from '../../scripts/site/site';
import { announceStack } from './address';

/** Starts the real thing once for all tests, on ports and with data of its own, and removes it at the end. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'updown-e2e-'));
  const settings = {
    sitePort: await freePort(),
    dashboardPort: await freePort(),
    apiPort: await freePort(),
    chainPort: await freePort(),
    dataDir,
  };
  try {
    const stack = await startStack({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
    const dashboard = await startSite({
      ...stack,
      port: settings.dashboardPort,
      frontEnds: await prepareDashboardAlone(),
    });
    const dashboardUrl = `http://localhost:${settings.dashboardPort}`;
    announceStack({ ...stack, dashboardUrl });
    return async () => {
      await dashboard.stop();
      await stack.stop();
      await rm(dataDir, { recursive: true });
    };
  } catch (error) {
    await rm(dataDir, { recursive: true });
    throw error;
  }
}
