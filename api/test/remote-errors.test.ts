import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperatorOverview } from '@updown/protocol/api/operator';
import type { RemoteErrorBody } from '@updown/protocol/api/telemetry';
import { startApiProcess, type ApiProcess } from './api-process';
import { eventually } from './eventually';
import { startWorld, type World } from './world';

jest.setTimeout(120_000);

let world: World;
let other: ApiProcess;
let manager: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-site-'));
  const descriptor = join(folder, 'site.json');
  const chart = { version: '0.2.0', next: { version: '0.3.0', share: 20 } };
  const remotes = { chart, game: { version: '0.2.0', fallback: { version: '0.1.0' } } };
  await writeFile(descriptor, JSON.stringify({ serial: 3, expires: 4_102_444_800, remotes }));
  world = await startWorld({ KEEPER: 'false', SITE_DESCRIPTOR: descriptor });
  other = await startApiProcess(world.environment);
  manager = await world.signIn(2);
  for (const { url } of [world.api(), other]) await eventually(() => knowsTheSite(url));
});
afterAll(async () => {
  await other?.stop();
  await world?.stop();
  await rm(folder, { recursive: true });
});

/** A process reads the descriptor soon after its start. */
async function knowsTheSite(url: string): Promise<boolean> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return /^updown_site_valid_seconds \d/m.test(text);
}

const crash: RemoteErrorBody = {
  remote: 'chart',
  version: '0.2.0',
  kind: 'crashed',
  phase: 'render',
  detail: 'x is undefined',
};

let lastCaller = 0;
/** Each request comes from a different address, so that only the test of the rate limit reaches it. */
function report(body: object, caller = `203.0.113.${++lastCaller}`, { url } = world.api()) {
  return fetch(`${url}/api/telemetry/remote-error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify(body),
  });
}

async function shown() {
  const { body } = await world.get<OperatorOverview>('/admin/overview', manager);
  return body.remoteErrors;
}

test('the counters of each version on the site begin at 0, before anybody reports it', async () => {
  const text = await (await fetch(`${other.url}/api/metrics`)).text();
  for (const [remote, version] of [
    ['chart', '0.2.0'],
    ['chart', '0.3.0'],
    ['game', '0.2.0'],
    ['game', '0.1.0'],
  ]) {
    const named = `remote="${remote}",version="${version}"`;
    expect(text).toContain(`updown_remote_errors_total{${named},kind="unreachable"} 0\n`);
    expect(text).toContain(`updown_remote_sessions_total{${named},outcome="failed"} 0\n`);
  }
});

async function metrics({ url } = world.api(), name = 'errors') {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const isOfName = (line: string) => line.startsWith(`updown_remote_${name}_total{`);
  // Those of a version on the site begin at 0.
  return text.split('\n').filter((line) => isOfName(line) && !line.endsWith(' 0'));
}

async function sessions() {
  return metrics(world.api(), 'sessions');
}

function start(remotes: object, caller = `203.0.113.${++lastCaller}`) {
  return fetch(`${world.api().url}/api/telemetry/remote-starts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify({ remotes }),
  });
}

test('counts the reports to each process in its metrics and for the dashboard', async () => {
  for (const api of [world.api(), world.api(), other]) {
    const answer = await report(crash, undefined, api);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  }
  await report({ ...crash, remote: 'game', kind: 'timeout', phase: 'entry' });
  expect(await shown()).toEqual([
    { remote: 'chart', version: '0.2.0', kind: 'crashed', count: 2 },
    { remote: 'game', version: '0.2.0', kind: 'timeout', count: 1 },
  ]);
  const chart = 'updown_remote_errors_total{remote="chart",version="0.2.0",kind="crashed"}';
  expect(await metrics()).toContain(`${chart} 2`);
  expect(await metrics(other)).toEqual([`${chart} 1`]);
});

test('logs a failure once, truncated, and without accounts or its sender', async () => {
  const account = `0x${'ab'.repeat(20)}`;
  const detail = `stake of ${account} ${'!'.repeat(1000)}`;
  for (const sender of ['198.51.100.1', '198.51.100.2']) {
    expect((await report({ ...crash, version: '0.3.0', detail }, sender)).status).toBe(204);
  }
  const lines = () =>
    world
      .api()
      .output()
      .split('\n')
      .filter((line) => line.includes('A remote failed') && line.includes('0.3.0'));
  await eventually(() => Promise.resolve(lines().length > 0));
  expect(lines()).toHaveLength(1);
  expect(JSON.parse(lines()[0]!)).toMatchObject({
    level: 40,
    remote: 'chart',
    version: '0.3.0',
    kind: 'crashed',
    phase: 'render',
    detail: `stake of 0x… ${'!'.repeat(187)}`,
  });
  expect(world.api().output()).not.toContain(account);
  expect(world.api().output()).not.toContain('198.51.100');
});

test('accepts a failure of a remote with a damaged descriptor', async () => {
  expect((await report({ ...crash, version: '?', phase: 'descriptor' })).status).toBe(204);
});

test.each([
  ['a kind that does not exist', { kind: 'boring' }],
  ['a phase that does not exist', { phase: 'lunch' }],
  ['a name that is none', { remote: 'Game"} 1\n' }],
  ['a version that is none', { version: '<script>' }],
  ['a detail beyond the limit', { detail: 'x'.repeat(2001) }],
  ['no detail', { detail: undefined }],
])('rejects %s', async (_what, changes) => {
  expect((await report({ ...crash, ...changes })).status).toBe(400);
});

test('stops a caller who reports too often', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 61; n++) statuses.push((await report(crash, '198.51.100.9')).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await report(crash)).status).toBe(204);
});

test('counts a caller once a day, and failed sessions beside started sessions', async () => {
  const game = { remote: 'game', version: '0.2.0' };
  for (let n = 0; n < 3; n++) {
    expect((await start([game, { ...game, version: '6.6.6' }], '198.51.100.20')).status).toBe(204);
    await report({ ...crash, ...game, kind: 'crashed' }, '198.51.100.20');
  }
  await start([game], '198.51.100.21');
  // An IPv6 customer owns a whole /64.
  for (const host of ['::1', '::2']) await start([game], `2001:db8:1:2${host}`);
  const labels = 'updown_remote_sessions_total{remote="game",version="0.2.0",outcome=';
  expect(await sessions()).toContain(`${labels}"started"} 3`);
  // One more failed in the first test.
  expect(await sessions()).toContain(`${labels}"failed"} 2`);
  expect((await sessions()).join('\n')).not.toContain('6.6.6');
  expect((await start([])).status).toBe(400);
});

function vitals(remotes: object, caller = `203.0.113.${++lastCaller}`) {
  return fetch(`${world.api().url}/api/telemetry/remote-vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify({ remotes }),
  });
}

test('counts each vital of a caller once a day, by version, and shows the INP of each release', async () => {
  const chart = { remote: 'chart', version: '0.3.0' };
  for (const inp of [40, 2_000]) {
    const answer = await vitals([{ ...chart, inp, cls: 0 }], '198.51.100.40');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  }
  await vitals([{ ...chart, inp: 150, load: 900 }]);
  await vitals([{ ...chart, version: '6.6.6', inp: 8 }]);
  const text = await (await fetch(`${world.api().url}/api/metrics`)).text();
  const of = (name: string) => text.split('\n').filter((line) => line.includes(`remote_${name}`));
  const labels = 'remote="chart",version="0.3.0"';
  expect(of('inp_seconds_count')).toEqual([`updown_remote_inp_seconds_count{${labels}} 2`]);
  expect(of('inp_seconds_sum')).toEqual([`updown_remote_inp_seconds_sum{${labels}} 0.19`]);
  expect(of('cls_count')).toEqual([`updown_remote_cls_count{${labels}} 1`]);
  expect(of('load_seconds_count')).toEqual([`updown_remote_load_seconds_count{${labels}} 1`]);
  expect(text).not.toContain('6.6.6');

  const releases = async () => {
    const { body } = await world.get<OperatorOverview>('/admin/overview', manager);
    return body.releases;
  };
  expect((await releases())[0]).toMatchObject({ inp: 150 });
  expect((await releases()).map(({ remote, version, share }) => [remote, version, share])).toEqual([
    ['chart', '0.3.0', 20],
    ['chart', '0.2.0', 80],
    ['game', '0.2.0', 100],
    ['game', '0.1.0', 0],
  ]);
  expect((await releases())[2]).toMatchObject({ sessions: 3, failed: 2, inp: null });
});

test.each([
  ['a negative figure', { inp: -1 }],
  ['a figure that is none', { cls: 'much' }],
  ['a figure beyond any visit', { load: 1e9 }],
])('rejects %s among the vitals', async (_what, figures) => {
  const answer = await vitals([{ remote: 'chart', version: '0.2.0', ...figures }]);
  expect(answer.status).toBe(400);
});

test('invented versions do not displace real versions, and reach neither the dashboard nor the log', async () => {
  const of = async (kind: string) =>
    (await metrics()).find((line) => line.includes(`version="0.2.0",kind="${kind}"`));
  for (let n = 0; n < 40; n++) await report({ ...crash, version: `9.${n}.0` });
  await report({ ...crash, kind: 'corrupt' });
  expect(await of('corrupt')).toMatch(/ 1$/);
  expect((await shown()).map(({ kind }) => kind)).toContain('corrupt');
  expect((await shown()).filter(({ version }) => version.startsWith('9.'))).toEqual([]);
  expect(world.api().output()).not.toContain('9.1.0');
});

test('keeps few metrics, whatever names callers make up', async () => {
  for (let n = 0; n < 40; n++) {
    await report({ ...crash, remote: `made-up-${n}`, version: `${n}.0.0` });
  }
  expect((await metrics()).length).toBeLessThan(20);
  expect((await metrics()).join('\n')).toContain('{remote="other",version="other",kind="crashed"}');
});
