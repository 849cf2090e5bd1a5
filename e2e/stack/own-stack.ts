import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/launcher/ports';
import { startStack } from '../../scripts/launcher/stack';
import { prepareDashboardAlone } from '../../scripts/site/built-front-ends';

/** Stands for the market-data provider: tells `price`, or fails while that is null. */
export async function startMarket() {
  const market: { price: number | null } = { price: 2400 };
  const server = createServer((_request, response) => {
    response.writeHead(market.price === null ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(market.price === null ? {} : { usdPrice: market.price }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tell: (price: number | null) => void (market.price = price),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What `npm run start:dashboard` starts where nothing runs, with settings of the API's own. */
export async function startDashboardStack(settingsOfApi: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'updown-dashboard-'));
  const settings = {
    sitePort: await freePort(),
    dashboardPort: await freePort(),
    apiPort: await freePort(),
    chainPort: await freePort(),
    dataDir,
  };
  // The launcher hands its environment on to the API.
  const before = { ...process.env };
  Object.assign(process.env, settingsOfApi);
  try {
    const site = 'dashboardPort';
    const stack = await startStack({ settings, site, prepareFrontEnds: prepareDashboardAlone });
    return {
      ...stack,
      stop: async () => {
        await stack.stop();
        await rm(dataDir, { recursive: true });
      },
    };
  } finally {
    process.env = before;
  }
}
