import { rm } from 'node:fs/promises';
import { startStack } from '../../scripts/launcher/stack';
import { prepareBuiltFrontEnds, prepareDashboardAlone } from '../../scripts/site/built-front-ends';
import { startSite } from '../../scripts/site/site';
import { announceStack } from './address';
import { ownSettings } from './own-settings';

/** Starts the real thing once for all tests, on ports and with data of its own, and removes it at the end. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const settings = await ownSettings();
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
      await rm(settings.dataDir, { recursive: true });
    };
  } catch (error) {
    await rm(settings.dataDir, { recursive: true });
    throw error;
  }
}
