import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNginx } from '../../scripts/operate/nginx';
import { freePort } from '../test/free-port';
import { openConnection } from './connection';
import { milliseconds, quantile, whole } from './figures';
import { paths, pollMs } from './paths';

/** Until every page has sent its first request, and both programs are compiled. */
const WARM_UP_MS = 10_000;
const MEASURED_MS = 20_000;
const OPEN_AT_ONCE = 100;
const START_TIMEOUT_MS = 10_000;

/** Starts nginx with the project's own configuration in front of the servers. nginx writes its files to `folder`. */
export async function startBehindNginx(urls: readonly string[], folder: string) {
  // The workers of nginx do not run as root, and need access.
  await chmod(folder, 0o755);
  const siteFolder = join(folder, 'site');
  await mkdir(siteFolder);
  await writeFile(join(siteFolder, 'site.json'), '{}');
  const port = await freePort();
  const [API_1, API_2] = urls.map((url) => new URL(url).host);
  const nginx = await startNginx({
    port,
    folder: join(folder, 'nginx'),
    // All the load comes from one address.
    variables: { SITE_FOLDER: siteFolder, API_1, API_2, CALLS_PER_SECOND: '0' },
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => nginx.stop() };
}

interface Poll {
  readonly at: number;
  readonly page: number;
  readonly path: string;
}

/** Plans the polls of pages that were opened at random times. A late answer does not delay the plan. */
function plan(pages: number): Poll[] {
  const polls: Poll[] = [];
  for (let page = 0; page < pages; page++) {
    for (const [name, path] of Object.entries(paths)) {
      const period = pollMs[name as keyof typeof paths];
      for (let at = Math.random() * period; at < WARM_UP_MS + MEASURED_MS; at += period) {
        polls.push({ at, page, path });
      }
    }
  }
  return polls.sort((a, b) => a.at - b.at);
}

/** A page with its own connection, which sends one request after the other with the ETags of earlier answers. */
function createPage(port: number) {
  const connection = openConnection(port);
  const etags = new Map<string, string | undefined>();
  const waiting: { readonly path: string; readonly done: () => void }[] = [];
  const send = () => {
    const [next] = waiting;
    if (next === undefined) return;
    connection.get(next.path, etags.get(next.path), ({ status, etag }) => {
      if (status !== 200 && status !== 304) throw new Error(`${next.path} answered ${status}.`);
      etags.set(next.path, etag);
      next.done();
      waiting.shift();
      send();
    });
  };
  const poll = (path: string, done: () => void) => {
    waiting.push({ path, done });
    if (waiting.length === 1) send();
  };
  return { poll, close: connection.close };
}

/**
 * Simulates polling pages: autocannon sends at least one request a second on each connection, a page 0.3. Resolves to
 * the 99th percentile of the latencies, in milliseconds. A latency starts when its request is due, so that a request
 * behind a slow answer counts as slow, too.
 */
export async function measurePollers(name: string, url: string, count: number): Promise<number> {
  const port = Number(new URL(url).port);
  const pages: ReturnType<typeof createPage>[] = [];
  while (pages.length < count) {
    const opened = Array.from({ length: OPEN_AT_ONCE }, () => createPage(port));
    await Promise.all(
      opened.map(({ poll }) => new Promise<void>((done) => poll(paths.status, done))),
    );
    pages.push(...opened);
  }
  const polls = plan(count);
  const latencies: number[] = [];
  let [sent, answered] = [0, 0];
  const begin = performance.now();
  const send = ({ at, page, path }: Poll) =>
    pages[page]!.poll(path, () => {
      answered++;
      if (at >= WARM_UP_MS) latencies.push(performance.now() - begin - at);
    });
  while (answered < polls.length) {
    const now = performance.now() - begin;
    for (let next = polls[sent]; next && next.at <= now; next = polls[++sent]) send(next);
    await sleep(1);
  }
  for (const page of pages) page.close();
  const [middle, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  const perSecond = latencies.length / (MEASURED_MS / 1000);
  console.log(
    `${name}: ${whole(count)} pollers, ${whole(perSecond)} requests/s: ` +
      `median ${milliseconds(middle)}, p99 ${milliseconds(p99)}`,
  );
  return p99;
}
