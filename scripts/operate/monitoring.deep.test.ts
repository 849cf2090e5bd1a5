import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { findServer } from '../../tools/find-servers';
import { freePort } from '../../tools/free-port';
import { root } from '../../tools/root';
import {
  dashboardQueries,
  metricsRead,
  missingIn,
  monitoringFolder,
  readAlerts,
} from './testing/monitoring-files';
import { startRealNginx } from './testing/real-nginx';

const promtool = join(dirname(findServer('prometheus')), 'promtool');
const amtool = join(dirname(findServer('alertmanager')), 'amtool');
const alerts = readAlerts();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'monitoring-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The output of a program that must succeed. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const options = {
    cwd: monitoringFolder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.anything()]);
  return `${stdout}${stderr}`;
}

test('Prometheus accepts the configuration and the rules', () => {
  expect(run(promtool, ['check', 'config', 'prometheus.yml'])).toContain(
    `${alerts.length} rules found`,
  );
});

test('each rule is raised by what it is for, and by nothing else', () => {
  expect(run(promtool, ['test', 'rules', 'rules.test.yml'])).toContain('SUCCESS');
});

interface RuleTest {
  readonly name: string;
  readonly promql_expr_test: readonly {
    readonly exp_samples: readonly { readonly labels: string }[];
  }[];
}
const { tests } = parse(readFileSync(join(monitoringFolder, 'rules.test.yml'), 'utf8'), {
  maxAliasCount: -1,
}) as {
  tests: RuleTest[];
};

test('each alert has a series that raises it and one that does not', () => {
  for (const alert of new Set(alerts.map((rule) => rule.alert))) {
    const raises = (found: readonly RuleTest[]) =>
      found.some(({ promql_expr_test }) =>
        promql_expr_test.some(({ exp_samples }) =>
          exp_samples.some(({ labels }) => labels === `{alertname="${alert}"}`),
        ),
      );
    const others = tests.filter(({ name }) => name.startsWith(`${alert}, not `));
    expect([alert, raises(tests), others.length > 0, raises(others)]).toEqual([
      alert,
      true,
      true,
      false,
    ]);
  }
});

test('each alert has a severity and a runbook, and each runbook an alert', () => {
  for (const { labels } of alerts) expect(labels.severity).toMatch(/^(?:page|ticket)$/);
  const runbooks = alerts.map(({ annotations }) => annotations.runbook);
  expect(runbooks.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const written = readdirSync(join(root, 'docs', 'runbooks'))
    .filter((file) => file !== 'README.md')
    .map((file) => `docs/runbooks/${file}`);
  expect(written.filter((file) => !runbooks.includes(file))).toEqual([]);
});

test.each(Object.entries(dashboardQueries()))(
  'Prometheus accepts each query of %s',
  async (_file, queries) => {
    const rules = queries.map((expr, index) => ({ record: `query_${index}`, expr }));
    const file = join(folder, 'queries.yml');
    await writeFile(file, JSON.stringify({ groups: [{ name: 'queries', rules }] }));
    expect(run(promtool, ['check', 'rules', file])).toContain(`${queries.length} rules found`);
  },
);

const channels = {
  ALERT_WEBHOOK: 'https://hooks.example/updown?a=1&b=2',
  ALERT_EMAIL: 'operator@updown.example',
  SMTP_HOST: 'mail.example:587',
  SMTP_FROM: 'alerts@updown.example',
  SMTP_USER: 'alerts',
  SMTP_PASSWORD: "it's $secret: 1",
  ALERT_TELEGRAM_TOKEN: '123:abc',
  ALERT_TELEGRAM_CHAT: '-100200',
};

test.each([
  ['nobody', {}, { page: [], ticket: [] }],
  [
    'a webhook',
    { ALERT_WEBHOOK: channels.ALERT_WEBHOOK },
    { page: ['webhook'], ticket: ['webhook'] },
  ],
  ['everybody', channels, { page: ['webhook', 'email', 'telegram'], ticket: ['webhook', 'email'] }],
])('Alertmanager accepts the configuration that tells %s', (_who, settings, expected) => {
  const file = join(folder, 'alertmanager.yml');
  const env = { ...settings, CONFIG: file, ALERTMANAGER: 'true' };
  run('sh', ['start-alertmanager.sh'], env);
  run(amtool, ['check-config', file]);
  const { receivers } = parse(readFileSync(file, 'utf8')) as {
    receivers: Record<string, unknown>[];
  };
  const told = receivers.map(({ name, ...rest }) => [
    name,
    Object.keys(rest).map((kind) => kind.replace('_configs', '')),
  ]);
  expect(Object.fromEntries(told)).toEqual(expected);
  const [page] = receivers as { email_configs?: { auth_password: string }[] }[];
  expect(page?.email_configs?.[0]?.auth_password).toBe(
    'SMTP_PASSWORD' in settings ? settings.SMTP_PASSWORD : undefined,
  );
});

test('nginx has the metrics that rules and dashboards read, and all of its workers answer', async () => {
  const address = `127.0.0.1:${await freePort()}`;
  const variables = { METRICS_LISTEN: address, WORKERS: '2' };
  const nginx = await startRealNginx({ apis: ['127.0.0.1:1'], variables });
  try {
    const read = async () => (await fetch(`http://${address}/metrics`)).text();
    expect(missingIn(await read(), metricsRead(['nginx']))).toEqual([]);
    const workers = new Set<string | undefined>();
    for (let call = 0; call < 100 && workers.size < 2; call++) {
      workers.add(/pid="(\d+)"/.exec(await read())?.[1]);
    }
    expect(workers.size).toBe(2);
    expect((await fetch(`http://127.0.0.1:${nginx.port}/metrics`)).status).toBe(404);
  } finally {
    await nginx.stop();
  }
});
