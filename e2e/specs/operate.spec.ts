import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkPorts } from '../../scripts/settings/settings';
import { stillRunning } from '../../tools/processes/process-tree';
import { Api } from '../fixtures/api';
import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';
import type { Launcher, LauncherSettings } from '../launcher/launcher';
import { ownPlace } from '../launcher/own-place';

// `npm run operate:local` as a program: nginx, two API processes and PostgreSQL, as in production.

test.describe.configure({ timeout: 900_000 });
// Each test starts its own stack instead of using the worker's.
test.use({ baseURL: '' });

const place = ownPlace();

function operate(changes?: Partial<LauncherSettings>) {
  return place.npm(['run', 'operate:local'], changes);
}

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`${place.siteUrl}${path}`, { headers, signal: AbortSignal.timeout(10_000) });
}

/** The URLs of the API processes behind nginx, from the start output. */
function apisOf({ output }: Launcher): string[] {
  const line = /^ {2}API +(.+?) \(/m.exec(output)?.[1] ?? '';
  return line.split(' and ');
}

/** Whether the process reports this role in its metrics. */
async function does(what: 'leads' | 'keeps', url: string) {
  const answer = await fetch(`${url}/api/metrics`).catch(() => undefined);
  return new RegExp(`^updown_${what} 1$`, 'm').test((await answer?.text()) ?? '');
}

function thoseThat(what: 'leads' | 'keeps') {
  return async (urls: readonly string[]): Promise<string[]> => {
    const answers = await Promise.all(urls.map((url) => does(what, url)));
    return urls.filter((_url, index) => answers[index]);
  };
}
const leadersOf = thoseThat('leads');
const keepersOf = thoseThat('keeps');

/** Reads the event stream until an event with that name arrives. */
async function awaitEvent(name: string): Promise<void> {
  const leaving = new AbortController();
  const answer = await fetch(`${place.siteUrl}/api/events`, { signal: leaving.signal });
  let text = '';
  for await (const chunk of answer.body!) {
    text += Buffer.from(chunk).toString();
    if (text.includes(`event: ${name}\n`)) break;
  }
  leaving.abort();
}

test(
  'nginx serves the site, the API and its events, and one of two processes keeps',
  DEEP,
  async ({ page, faults }) => {
    const launcher = await operate().ready();
    const tree = launcher.tree();
    const apis = apisOf(launcher);
    expect(apis).toHaveLength(2);

    await test.step('pages and files', async () => {
      faults.watch(page);
      // Before a process dies: nginx does not send a POST again.
      const reported = page.waitForResponse('**/remote-starts');
      await page.goto(place.siteUrl);
      await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Live Results' })).toBeVisible();
      await reported;

      const front = await get('/');
      expect(front.headers.get('cache-control')).toBe('no-cache');
      expect(front.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      const html = await front.text();
      expect(html).toContain('<link rel="preload" href="/api/config"');
      const [main] = /\/main\.[0-9a-f]+\.js/.exec(html) ?? [];
      const script = await get(main!, { 'accept-encoding': 'gzip' });
      expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(script.headers.get('content-encoding')).toBe('gzip');
      const descriptor = await get('/site.json');
      expect(descriptor.headers.get('cache-control')).toBe('no-cache');

      await page.goto(`${place.siteUrl}/status`);
      await expect(page.getByRole('heading', { name: /^The game works/ })).toBeVisible();

      const lost = await get('/nowhere', { accept: 'text/html' });
      expect(lost.status).toBe(404);
      expect(await lost.text()).toContain('<div id="root"');
      expect(await (await get('/nowhere.js')).json()).toMatchObject({ error: 'not_found' });
    });

    await test.step('the API, what everybody asks answered for a second, and nothing for operators', async () => {
      expect((await get('/api/ready')).status).toBe(200);
      const answers = [];
      for (let call = 0; call < 20; call++) answers.push(await get('/api/contract/current-round'));
      const seen = answers.map(({ headers }) => headers.get('x-cache'));
      expect(seen.filter((cache) => cache === 'HIT').length).toBeGreaterThan(0);
      const etag = answers[0]!.headers.get('etag')!;
      expect((await get('/api/contract/current-round', { 'if-none-match': etag })).status).toBe(
        304,
      );
      for (const path of ['/api/metrics', '/api/%6detrics', '/api//metrics']) {
        expect((await get(path)).status).toBe(404);
      }
      await awaitEvent('price');
    });

    await test.step('the API counts by who calls, not by who the caller says it is', async () => {
      const left = [];
      for (const said of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
        const answer = await get(`/api/auth/nonce/0x${'ab'.repeat(20)}`, {
          'x-forwarded-for': said,
        });
        expect(answer.status).toBe(200);
        left.push(answer.headers.get('x-ratelimit-remaining'));
      }
      expect(new Set(left).size).toBeGreaterThan(1);
      const body = JSON.stringify({ address: 'a'.repeat(200_000) });
      const tooLarge = await fetch(`${place.siteUrl}/api/auth/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(tooLarge.status).toBe(413);
      expect(await tooLarge.json()).toMatchObject({ success: false, error: 'body_too_large' });
    });

    await test.step('one process dies: the site goes on answering, the other keeps, and it is started again', async () => {
      await expect.poll(async () => (await leadersOf(apis)).length).toBe(1);
      await expect.poll(async () => (await keepersOf(apis)).length).toBe(1);
      const [leader] = await leadersOf(apis);
      const { port } = new URL(leader!);
      const dead = launcher.listening(Number(port));
      process.kill(dead.pid, 'SIGKILL');
      const statuses = [];
      for (let call = 0; call < 40; call++) {
        statuses.push((await get(`/api/time?${call}`)).status);
        await delay(50);
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
      const others = apis.filter((url) => url !== leader);
      await expect.poll(() => leadersOf(others)).toEqual(others);
      await expect.poll(() => keepersOf(apis)).toEqual(others);
      await expect
        .poll(async () =>
          fetch(`${leader}/api/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      expect(await leadersOf(apis)).toEqual(others);
      expect(launcher.output).toContain('It is started again.');
    });

    const { contracts } = await new Api(place.siteUrl).config();
    await page.close();
    const whole = [...tree, ...launcher.tree()];
    launcher.interrupt();
    await launcher.ended();
    expect(launcher.output).toContain('Stopped. The game is saved.');
    expect(stillRunning(whole)).toEqual([]);
    await checkPorts(place.settings);
    expect(await readdir(place.settings.temporary)).toEqual([]);
    const secrets = await readFile(
      join(place.settings.dataDir, 'operated', 'secrets.json'),
      'utf8',
    );

    // The next start continues with the saved game.
    const next = await operate().ready();
    expect((await new Api(place.siteUrl).config()).contracts).toEqual(contracts);
    next.interrupt();
    await next.ended();
    expect(await readFile(join(place.settings.dataDir, 'operated', 'secrets.json'), 'utf8')).toBe(
      secrets,
    );
  },
);

test('without nginx the command names the package to install, and starts nothing', async () => {
  const launcher = operate({ env: { NGINX_PATH: join(place.folder, 'nginx') } });
  expect(await launcher.ended()).toBe(1);
  expect(launcher.output).toContain(`NGINX_PATH names ${join(place.folder, 'nginx')}`);
  expect(launcher.output).not.toMatch(/^\s+at /m);
});
