import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkPorts, freePort } from '../../scripts/launcher/ports';
import { Api } from '../fixtures/api';
import { Chain } from '../fixtures/chain';
import type { LauncherSettings } from '../launcher/launcher';
import { ownPlace } from '../launcher/own-place';
import { stillRunning } from '../launcher/process-tree';

// `npm start` as a program: how it ends, and what it leaves behind.

test.describe.configure({ timeout: 240_000 });

const place = ownPlace();

const start = (changes?: Partial<LauncherSettings>) => place.npm(['start'], changes);

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

/** Gives an account tokens; answers with its balance. */
const fillPurse = () =>
  withGame(async (api, chain) => {
    const [account] = (await chain.accounts()).slice(-1);
    await api.post('/dev/faucet', { address: account });
    await expect.poll(() => chain.tokensOf(account!)).toBeGreaterThan(0n);
    return chain.tokensOf(account!);
  });

const purse = () =>
  withGame(async (_api, chain) => chain.tokensOf((await chain.accounts()).at(-1)!));

test('a port that is taken is named, with the way to choose another', async () => {
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

test('when a part dies, the rest stops, and what it said last is shown', async () => {
  const launcher = await start().ready();
  const tree = launcher.tree();
  process.kill(launcher.find(/dist\/main\.js$/).pid, 'SIGKILL');
  expect(await launcher.ended()).toBe(1);
  expect(launcher.output).toContain('The API ended (SIGKILL)');
  expect(stillRunning(tree)).toEqual([]);
});

test('Ctrl-C ends every process, frees every port, leaves no temporary file, and the next start goes on', async () => {
  const launcher = await start().ready();
  const tree = launcher.tree();
  const tokens = await fillPurse();

  launcher.interrupt();
  await launcher.ended();
  expect(launcher.output).toContain('Stopped. The game is saved.');
  expect(stillRunning(tree)).toEqual([]);
  await checkPorts(place.settings);
  expect(await readdir(place.settings.temporary)).toEqual([]);

  const next = await start().ready();
  expect(await purse()).toBe(tokens);
  next.interrupt();
  await next.ended();
});

test('after kill -9 of the whole tree the next start goes on with the same game', async () => {
  const launcher = await start().ready();
  const tokens = await fillPurse();
  const before = await withGame((_api, chain) => chain.now());
  await withGame((_api, chain) => chain.advanceTo(before + 3600));
  const later = await fillPurse();
  expect(later).toBeGreaterThan(tokens);
  // The chain is saved within a second of a change.
  await new Promise((resolve) => setTimeout(resolve, 2000));

  await launcher.killTree();
  await launcher.ended();
  const next = await start().ready();
  expect(await purse()).toBe(later);
  expect(await withGame((_api, chain) => chain.now())).toBeGreaterThanOrEqual(before + 3600);
  next.interrupt();
  await next.ended();
});

test('kill -9 of npm or of the launcher alone takes everything else down', async () => {
  for (const part of [/^npm start/, /run\.mjs start$/]) {
    const launcher = await start().ready();
    const tree = launcher.tree();
    process.kill(launcher.find(part).pid, 'SIGKILL');
    await expect.poll(() => stillRunning(tree), { timeout: 20_000 }).toEqual([]);
    await checkPorts(place.settings);
  }
});

test('while it runs, a second start on the same data is refused, and so is a reset', async () => {
  const launcher = await start().ready();
  const ports = {
    sitePort: await freePort(),
    apiPort: await freePort(),
    chainPort: await freePort(),
  };
  const second = start(ports);
  expect(await second.ended()).toBe(1);
  expect(second.output).toContain('UpDown is already running');
  const refused = place.npm(['run', 'reset']);
  expect(await refused.ended()).toBe(1);
  expect(refused.output).toContain('stop it first');
  await withGame((api) => api.get('/health'));

  launcher.interrupt();
  await launcher.ended();
  const reset = place.npm(['run', 'reset']);
  expect(await reset.ended()).toBe(0);
  expect(existsSync(place.settings.dataDir)).toBe(false);
});
