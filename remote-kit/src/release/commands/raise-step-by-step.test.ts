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
/** The INP reports, by version and milliseconds. */
let inps: Record<string, number[]>;
let api: Server;
let address: string;
let store: Store;

/** Visitors come between two reads. */
function visitors(version: string, started: number, failed = 0) {
  const known = sessions[version] ?? { started: 0, failed: 0 };
  sessions[version] = { started: known.started + started, failed: known.failed + failed };
}

/** The INP of visitors, as the API's histogram has it. */
function report(version: string, ...milliseconds: number[]) {
  inps[version] = [...(inps[version] ?? []), ...milliseconds];
}

const BOUNDS = [0.032, 0.064, 0.128, 0.256, 0.5];

function inpLines(version: string, milliseconds: readonly number[]): string[] {
  const line = (le: string, count: number) =>
    `updown_remote_inp_seconds_bucket{le="${le}",remote="game",version="${version}"} ${count}`;
  const upTo = (bound: number) => milliseconds.filter((ms) => ms / 1000 <= bound).length;
  const finite = BOUNDS.map((bound) => line(`${bound}`, upTo(bound)));
  return [...finite, line('+Inf', milliseconds.length)];
}

beforeEach(async () => {
  sessions = {};
  inps = {};
  onRead = () => visitors('0.2.0', 30);
  api = createServer((_request, response) => {
    onRead();
    const lines = Object.entries(sessions).flatMap(([version, outcomes]) =>
      Object.entries(outcomes).map(
        ([outcome, count]) =>
          `updown_remote_sessions_total{remote="game",version="${version}",outcome="${outcome}"} ${count}`,
      ),
    );
    const vitals = Object.entries(inps).flatMap(([version, own]) => inpLines(version, own));
    response.end([...lines, ...vitals].join('\n'));
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
    'At 20 % of the visitors: 10 of 100 sessions failed (no INP) of 0.2.0, 4 of 400 sessions failed (no INP) of 0.1.0.',
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
  expect(output).toContain('6 of 24 sessions failed (no INP) of 0.2.0');
});

/** One in twenty of the visitors gets the new version, and each presses something before the next read. */
function visitorsWith(addedMs: number) {
  let reads = 0;
  onRead = () => {
    reads += 1;
    if (reads === 1) return;
    visitors('0.1.0', 190);
    visitors('0.2.0', 10);
    for (let n = 0; n < 190; n += 1) report('0.1.0', 24 + (n % 40));
    for (let n = 0; n < 10; n += 1) report('0.2.0', 24 + ((n * 7) % 40) + addedMs);
  };
}

test.each([100, 150])(
  'a version with %i ms more INP is taken back at 5 %% of 200 visitors, though none of it fails',
  async (added) => {
    visitorsWith(added);
    const { code, output } = await auto();
    expect(code).toBe(1);
    expect(output).toMatch(
      /At 5 % of the visitors: 0 of 10 sessions failed \(INP \d+ ms\) of 0\.2\.0/,
    );
    expect(output).toContain('is slower, or moves the page more, than 0.1.0: it was taken back.');
    expect(output).not.toContain('20 % of the visitors');
    expect(await game()).toMatchObject({ version: '0.1.0' });
    expect((await game()).next).toBeUndefined();
  },
);

test('a version that is as quick reaches every visitor, though five of the reports are invented', async () => {
  visitorsWith(0);
  report('0.2.0', 30);
  const honest = onRead;
  let reads = 0;
  onRead = () => {
    honest();
    reads += 1;
    if (reads === 2) report('0.2.0', 9_000, 9_000, 9_000, 9_000, 9_000);
  };
  const { code, output } = await auto();
  expect([code, output]).toEqual([0, expect.stringContaining('waiting for more')]);
  expect(await game()).toMatchObject({ version: '0.2.0', fallback: { version: '0.1.0' } });
});

test('the table shows the failures of each version side by side', async () => {
  onRead = () => undefined;
  visitors('0.2.0', 70, 7);
  visitors('0.1.0', 200, 2);
  report('0.1.0', 60, 60, 60, 64);
  const { output } = await recorded({}, () => releases([store.name, '--api', address]));
  expect(output).toContain('game    0.2.0               7 of 70');
  expect(output).toMatch(/game {4}0\.1\.0 {4}everybody {2}2 of 200 +56 ms/);
});
