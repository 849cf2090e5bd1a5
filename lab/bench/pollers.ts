import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../api/test/free-port';
import type { World } from '../../api/test/world';
import { startNginx } from '../../scripts/operate/nginx';
import { openConnection } from './connection';
import { quantile, rounded } from './figures';
import { polled } from './paths';
import { unlessSmallest } from './smallest';

const PAGES = unlessSmallest(10_000, 100);
const OPEN_AT_ONCE = 100;
/** Until every page has sent its first request, and both programs are compiled. */
const WARM_UP_MS = unlessSmallest(10_000, 100);
const MEASURED_MS = unlessSmallest(20_000, 1_000);

/** Starts nginx with the project's own configuration in front of the API's processes. */
async function startBehindNginx(folder: string, urls: readonly string[]) {
  // The workers of nginx do not run as root, and need access.
  await chmod(folder, 0o755);
  const port = await freePort();
  const [API_1, API_2] = urls.map((url) => new URL(url).host);
  const nginx = await startNginx({
    port,
    folder: join(folder, 'nginx'),
    // All the load comes from one address.
    variables: { SITE_FOLDER: folder, API_1, API_2, CALLS_PER_SECOND: '0' },
    signal: AbortSignal.timeout(10_000),
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => nginx.stop() };
}

type Connection = ReturnType<typeof openConnection>;

/** Resolves with the ETag of the answer. */
async function get(page: Connection, path: string, etag?: string): Promise<string | undefined> {
  const answer = await page.get(path, etag);
  if (![200, 304].includes(answer.status)) throw new Error(`${path} answered ${answer.status}.`);
  return answer.etag;
}

/** Opens the connections of all pages, some at a time. */
async function openPages(url: string): Promise<Connection[]> {
  const port = Number(new URL(url).port);
  const pages: Connection[] = [];
  while (pages.length < PAGES) {
    const opened = Array.from({ length: OPEN_AT_ONCE }, () => openConnection(port));
    await Promise.all(opened.map((page) => get(page, polled.status.path)));
    pages.push(...opened);
  }
  return pages;
}

/**
 * Simulates polling pages, each with its own connection: autocannon sends at least one request a second on each, a page
 * 0.3. A latency starts when its request is due, so that a request behind a slow answer counts as slow, too.
 */
async function loadByPages(url: string) {
  const pages = await openPages(url);
  const latencies: number[] = [];
  const begin = performance.now();
  const measured = begin + WARM_UP_MS;
  const poll = async (page: Connection, path: string, everyMs: number) => {
    let etag: string | undefined;
    for (let due = begin + Math.random() * everyMs; due < measured + MEASURED_MS; due += everyMs) {
      await sleep(due - performance.now());
      // A timer may fire a little early.
      const from = Math.min(due, performance.now());
      etag = await get(page, path, etag);
      if (due >= measured) latencies.push(performance.now() - from);
    }
  };
  await Promise.all(
    pages.flatMap((page) =>
      Object.values(polled).map(({ path, everyMs }) => poll(page, path, everyMs)),
    ),
  );
  for (const page of pages) page.close();
  return {
    'requests/s': rounded(latencies.length / (MEASURED_MS / 1000)),
    'median, ms': rounded(quantile(latencies, 0.5)),
    'p99, ms': rounded(quantile(latencies, 0.99)),
  };
}

export async function measurePollers(world: World, urls: readonly [string, string]): Promise<void> {
  const alone = await loadByPages(urls[0]);
  const nginx = await startBehindNginx(world.folder, urls);
  try {
    const deployed = await loadByPages(nginx.url);
    console.log(`\n${PAGES} polling pages (wanted: p99 ≤ 15 ms as deployed):`);
    console.table({ 'one process': alone, 'two behind nginx, as deployed': deployed });
  } finally {
    await nginx.stop();
  }
}
