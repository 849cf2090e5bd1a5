import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperatedStack } from '../../scripts/operate/stack';
import { findServer } from '../../tools/find-servers';
import { freePort } from '../../tools/free-port';
import { startService, type Service } from '../../tools/processes/service';
import { root } from '../../tools/root';

/** An alert that reached the operator. */
export interface Notice {
  readonly name: string;
  readonly severity: 'page' | 'ticket';
  /** The process that the alert is about. */
  readonly instance: string | undefined;
  /** The file of its runbook. */
  readonly runbook: string;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

interface Message {
  readonly alerts: readonly {
    readonly status: 'firing' | 'resolved';
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations: Readonly<Record<string, string>>;
  }[];
}

interface QueryAnswer {
  readonly data?: { readonly result: readonly unknown[] };
  readonly error?: string;
}

/** Far above the minute for which the rules remember a failure. */
const QUIET_WITHIN_MS = 300_000;
/** Alertmanager sends the next message about a kind of alert at most this much later (`group_interval`). */
const MESSAGE_MS = 11_000;

/** The operator's end of the webhook. */
async function receiveNotices() {
  const notices: Notice[] = [];
  const open = new Set<string>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      for (const { status, labels, annotations } of (JSON.parse(body) as Message).alerts) {
        const key = JSON.stringify(labels);
        if (status === 'resolved') open.delete(key);
        // A message repeats the other alerts of its kind.
        if (status === 'resolved' || open.has(key)) continue;
        open.add(key);
        notices.push({
          name: labels.alertname ?? '',
          severity: labels.severity === 'page' ? 'page' : 'ticket',
          instance: labels.instance,
          runbook: annotations.runbook ?? '',
          at: performance.now(),
        });
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { notices, open, url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Starts Prometheus and Alertmanager beside the operated stack, with the files of operations/monitoring. */
export async function startMonitoring(stack: OperatedStack, folder: string, signal: AbortSignal) {
  const [prometheusPort, alertmanagerPort] = [await freePort(), await freePort()];
  await cp(join(root, 'operations', 'monitoring'), folder, { recursive: true });
  const targets = {
    api: stack.apis.map((url) => new URL(url).host),
    nginx: [stack.nginxMetrics],
    alertmanager: [`127.0.0.1:${alertmanagerPort}`],
  };
  for (const [name, addresses] of Object.entries(targets)) {
    const file = join(folder, 'targets', `${name}.yml`);
    await writeFile(file, JSON.stringify([{ targets: addresses }]));
  }
  const operator = await receiveNotices();
  const services: Service[] = [];
  const start = async (name: string, port: number, program: string, args: string[]) => {
    const data = join(folder, name);
    await mkdir(data);
    const command = {
      name,
      program,
      args: [...args, `--web.listen-address=127.0.0.1:${port}`],
      cwd: data,
      env: {
        ...process.env,
        CONFIG: join(folder, 'alertmanager.yml'),
        ALERTMANAGER: findServer('alertmanager'),
        ALERT_WEBHOOK: operator.url,
      },
      logFile: join(folder, `${name}.log`),
    };
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}/-/ready`)).ok;
    services.push(await startService(command, isReady, signal));
  };
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    operator.stop();
  };
  try {
    await start('alertmanager', alertmanagerPort, 'sh', [
      join(folder, 'start-alertmanager.sh'),
      '--storage.path=.',
      '--cluster.listen-address=',
    ]);
    await start('prometheus', prometheusPort, findServer('prometheus'), [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      '--storage.tsdb.path=.',
    ]);
  } catch (error) {
    await stop();
    throw error;
  }

  const active = async (): Promise<string[]> => {
    const answer = await fetch(`http://127.0.0.1:${alertmanagerPort}/api/v2/alerts`);
    const alerts = (await answer.json()) as { labels: { alertname: string } }[];
    return alerts.map(({ labels }) => labels.alertname);
  };

  return {
    /** The notices since then. */
    since: (time: number): Notice[] => operator.notices.filter(({ at }) => at >= time),

    /** The first notice since then with one of these names; undefined if there is none before the deadline. */
    first: async (names: readonly string[], time: number, deadline: number) => {
      for (;;) {
        const notice = operator.notices.find(({ name, at }) => at >= time && names.includes(name));
        if (notice !== undefined || performance.now() > deadline) return notice;
        await sleep(50);
      }
    },

    /**
     * Waits until no alert is active and the operator has been told, so that the next alert is a new one. Resolves to
     * the alerts that remain.
     */
    quiet: async (): Promise<string[]> => {
      const end = performance.now() + QUIET_WITHIN_MS;
      let quietSince = performance.now();
      while (performance.now() < quietSince + MESSAGE_MS) {
        const alerts = await active();
        if (alerts.length > 0) quietSince = performance.now();
        if (performance.now() > end) return alerts;
        await sleep(500);
      }
      operator.open.clear();
      return [];
    },

    /** The queries for which Prometheus has had no data since the start. Throws if it rejects a query. */
    withoutData: async (queries: readonly string[]): Promise<string[]> => {
      const empty: string[] = [];
      for (const query of queries) {
        const now = Date.now() / 1000;
        const range = { query, start: `${now - 3600}`, end: `${now}`, step: '15' };
        const url = `http://127.0.0.1:${prometheusPort}/api/v1/query_range`;
        const answer = await fetch(`${url}?${new URLSearchParams(range).toString()}`);
        const { data, error } = (await answer.json()) as QueryAnswer;
        if (data === undefined) throw new Error(`${query}: ${error}`);
        if (data.result.length === 0) empty.push(query);
      }
      return empty;
    },

    stop,
  };
}

export type Monitoring = Awaited<ReturnType<typeof startMonitoring>>;
