import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from '../publish/publish-release';
import { readSite } from '../site/read-site';
import { folderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { recorded } from '../testing/command';
import { smallRelease, smallSite } from '../testing/small-site';
import { releaseBuilt } from './release-built';
import { releases } from './releases';
import { rollout } from './rollout';

/** The sessions that the API counts, by version and outcome; `onRead` changes them. */
let sessions: Record<string, { started: number; failed: number }>;
let onRead: () => void;
let api: Server;
let address: string;
let store: Store;

/** Visitors come between two reads. */
function visitors(version: string, started: number, failed = 0) {
  const known = sessions[version] ?? { started: 0, failed: 0 };
  sessions[version] = { started: known.started + started, failed: known.failed + failed };
}

beforeEach(async () => {
  sessions = {};
  onRead = () => visitors('0.2.0', 30);
  api = createServer((_request, response) => {
    onRead();
    const lines = Object.entries(sessions).flatMap(([version, outcomes]) =>
      Object.entries(outcomes).map(
        ([outcome, count]) =>
          `updown_remote_sessions_total{remote="game",version="${version}",outcome="${outcome}"} ${count}`,
      ),
    );
    response.end(lines.join('\n'));
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

  store = folderStore(await mkdtemp(join(tmpdir(), 'auto-')));
  await smallSite(store);
  await recorded({}, async () => {
    const tried = () => Promise.resolve();
    await releaseBuilt(store, smallRelease('game', '0.1.0'), { share: 100, tried });
    await publishRelease(store, smallRelease('game', '0.2.0'));
    return 0;
  });
});
afterEach(async () => {
  await new Promise((closed) => api.close(closed));
  await rm(store.name, { recursive: true });
});

function auto() {
  const args = [store.name, 'game', '--auto', '--api', address, '--every', '0.01'];
  return recorded({}, () => rollout(args));
}
async function game() {
  return (await readSite(store)).site.remotes['game']!;
}

test('a version that does not fail more often reaches every visitor step by step', async () => {
  const { code, output } = await auto();
  expect(code).toBe(0);
  expect([...output.matchAll(/and (\d+) % of the visitors/g)].map(([, share]) => share)).toEqual([
    '5',
    '20',
    '50',
  ]);
  expect(await game()).toMatchObject({ version: '0.2.0', fallback: { version: '0.1.0' } });
});

test('a version that fails more often is taken back, with an exit code that says so', async () => {
  let reads = 0;
  onRead = () => {
    reads += 1;
    visitors('0.1.0', 400, 4);
    // The second step ends with ten failures more.
    visitors('0.2.0', 100, reads === 4 ? 10 : 0);
  };
  const { code, output } = await auto();
  expect(code).toBe(1);
  expect(output).toContain(
    'At 20 % of the visitors: 10 of 100 sessions failed of 0.2.0, 4 of 400 sessions failed of 0.1.0.',
  );
  expect(output).toContain('game 0.2.0 fails more often than 0.1.0: it was taken back.');
  expect(await game()).toMatchObject({ version: '0.1.0' });
  expect((await game()).next).toBeUndefined();
});

test('a step waits for visitors, and counts all of them together', async () => {
  onRead = () => visitors('0.2.0', 8, 2);
  const { code, output } = await auto();
  expect(code).toBe(1);
  expect(output).toContain('Fewer than 20 sessions of 0.2.0 decide nothing: waiting for more.');
  expect(output).toContain('6 of 24 sessions failed of 0.2.0');
});

test('the table shows the failures of each version side by side', async () => {
  onRead = () => undefined;
  visitors('0.2.0', 70, 7);
  visitors('0.1.0', 200, 2);
  const { output } = await recorded({}, () => releases([store.name, '--api', address]));
  expect(output).toContain('game    0.2.0               7 of 70');
  expect(output).toContain('game    0.1.0    everybody  2 of 200');
});
