import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/test/free-port';
import { checkPorts } from '../../scripts/settings/settings';
import { stillRunning } from '../../tools/processes/process-tree';
import { Api } from '../fixtures/api';
import { Chain } from '../fixtures/chain';
import { DEEP } from '../fixtures/deep';
import type { LauncherSettings } from '../launcher/launcher';
import { ownPlace } from '../launcher/own-place';

// `npm start` as a program: how it ends, and what it leaves behind.

test.describe.configure({ timeout: 900_000 });

const place = ownPlace();

function start(changes?: Partial<LauncherSettings>) {
  return place.npm(['start'], changes);
}

async function withGame<T>(use: (api: Api, chain: Chain) => Promise<T>): Promise<T> {
  const api = new Api(place.siteUrl);
  const { contracts } = await api.config();
  const chain = new Chain(`http://127.0.0.1:${place.settings.chainPort}`, contracts);
  try {
    return await use(api, chain);
  } finally {
    chain.close();
  }
}

/** Gives an account tokens; resolves with its balance. */
function fillPurse() {
  return withGame(async (api, chain) => {
    const [account] = (await chain.accounts()).slice(-1);
    await api.post('/dev/faucet', { address: account });
    await expect.poll(() => chain.tokensOf(account!)).toBeGreaterThan(0n);
    return chain.tokensOf(account!);
  });
}

function purse() {
  return withGame(async (_api, chain) => chain.tokensOf((await chain.accounts()).at(-1)!));
}

test('a taken port is named, with the way to choose another', async () => {
  const other = createServer().listen(place.settings.apiPort, '127.0.0.1');
  await once(other, 'listening');
  const launcher = start();
  expect(await launcher.ended()).toBe(1);
  other.close();
  expect(launcher.output).toContain(
    `Port ${place.settings.apiPort}, which the API would use, is taken`,
  );
  expect(launcher.output).toContain(`API_PORT=${place.settings.apiPort + 1} npm start`);
  expect(launcher.output).not.toMatch(/^\s+at /m);
  expect(existsSync(place.settings.dataDir)).toBe(false);
});

test('a missing program is named, with the way to get it', async () => {
  const launcher = start({ env: { ANVIL_PATH: join(place.folder, 'anvil') } });
  expect(await launcher.ended()).toBe(1);
  expect(launcher.output).toContain(`ANVIL_PATH names ${join(place.folder, 'anvil')}`);
  expect(launcher.output).not.toMatch(/^\s+at /m);
});

test('a game continues after Ctrl-C, which ends all processes, and after kill -9 of the whole tree', async () => {
  const launcher = await start().ready();
  const tree = launcher.tree();
  const status = await fetch(`${place.siteUrl}/status`);
  expect([status.status, await status.text()]).toEqual([200, expect.stringContaining('<h1')]);
  const tokens = await fillPurse();
  launcher.interrupt();
  await launcher.ended();
  expect(launcher.output).toContain('Stopped. The game is saved.');
  expect(stillRunning(tree)).toEqual([]);
  await checkPorts(place.settings);
  expect(await readdir(place.settings.temporary)).toEqual([]);

  const second = await start().ready();
  expect(await purse()).toBe(tokens);
  const before = await withGame((_api, chain) => chain.now());
  await withGame((_api, chain) => chain.advanceTo(before + 3600));
  const later = await fillPurse();
  expect(later).toBeGreaterThan(tokens);
  // A change is saved within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  await second.killTree();
  await second.ended();

  const third = await start().ready();
  expect(await purse()).toBe(later);
  expect(await withGame((_api, chain) => chain.now())).toBeGreaterThanOrEqual(before + 3600);
  third.interrupt();
  await third.ended();
});

for (const { name, part } of [
  { name: 'the launcher', part: /run\.mjs start$/ },
  { name: 'npm', part: /^npm start/ },
]) {
  test(`kill -9 of ${name} alone takes everything else down`, DEEP, async () => {
    const launcher = await start().ready();
    const tree = launcher.tree();
    process.kill(launcher.find(part).pid, 'SIGKILL');
    await expect.poll(() => stillRunning(tree)).toEqual([]);
    await checkPorts(place.settings);
  });
}

test(
  'while the game runs, a second start on its data and a reset are errors; when a part dies, the rest stops',
  DEEP,
  async () => {
    const launcher = await start().ready();
    const tree = launcher.tree();
    const second = start({
      sitePort: await freePort(),
      apiPort: await freePort(),
      chainPort: await freePort(),
    });
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain('UpDown is already running');
    const refused = place.npm(['run', 'reset']);
    expect(await refused.ended()).toBe(1);
    expect(refused.output).toContain('stop it first');
    await withGame((api) => api.get('/health'));

    process.kill(launcher.find(/dist\/main\.js$/).pid, 'SIGKILL');
    expect(await launcher.ended()).toBe(1);
    expect(launcher.output).toContain('The API ended (SIGKILL)');
    expect(stillRunning(tree)).toEqual([]);

    const reset = place.npm(['run', 'reset']);
    expect(await reset.ended()).toBe(0);
    expect(existsSync(place.settings.dataDir)).toBe(false);
  },
);
