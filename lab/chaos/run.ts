import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from '@updown/contracts/deploy';
import { createRpc } from '../../api/src/chain/rpc';
import { openPostgres } from '../../api/src/infra/database/postgres';
import { startOperated, type OperatedStack } from '../../scripts/operate/stack';
import { dashboardQueries } from '../../scripts/operate/testing/monitoring-files';
import { freePort } from '../../tools/free-port';
import { judgeAlerts, type Expected, type Noticed } from './alerts';
import { compareWithChain } from './compare-with-chain';
import type { Fault } from './faults';
import { startLoad, type Figures } from './load';
import { startMonitoring } from './monitoring';
import { startPlayers } from './players';
import { followRunbook, rehearseRunbooks } from './runbook';
import { smallDisk } from './small-disk';
import { startStreams } from './streams';
import { strike } from './strike';
import { hasRole } from './targets';

export interface Row extends Figures, Noticed {
  readonly fault: string;
  /** From the end of the fault until the stack had recovered. */
  readonly recoverySeconds: number;
  /** Rows of the database that do not match the chain, including missing rows. */
  readonly lost: number;
}

export interface Outcome {
  readonly rows: readonly Row[];
  readonly predictions: number;
  readonly streams: { readonly missed: number; readonly disordered: number };
  /** The queries of the dashboards: how many, and those without data; undefined without monitoring. */
  readonly queries: { readonly asked: number; readonly empty: readonly string[] } | undefined;
}

interface Options {
  readonly connections: number;
  readonly streams: number;
  readonly settleSeconds: number;
  /** How long the stack runs without a fault, with monitoring beside it; 0 for a run without monitoring. */
  readonly restSeconds: number;
  readonly report: (line: string) => void;
}

const DISK_MEGABYTES = 700;
const NGINX_MEGABYTES = 256;
const RECOVERY_TIMEOUT_MS = 120_000;
const ALERT_WITHIN_MS = 30_000;
const readPaths = [
  '/api/ready',
  '/api/status',
  '/api/auth/nonce/0x00000000000000000000000000000000000000c5',
];

/** Creates an empty site, because the run does not need the pages. */
async function prepareEmptySite(folder: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'site.json'), '{}');
}

/** Checks that both processes are ready, one leads, one is the keeper, and nginx answers a read that needs the database. */
function healthCheck(stack: OperatedStack) {
  return async (): Promise<boolean> => {
    const ok = (url: string) =>
      fetch(url, { signal: AbortSignal.timeout(2000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
    const count = async (role: 'leads' | 'keeps') =>
      (await Promise.all(stack.apis.map((url) => hasRole(role, url)))).filter(Boolean).length;
    const answers = await Promise.all([
      ...stack.apis.map((url) => ok(`${url}/api/ready`)),
      ...readPaths.map((path) => ok(`${stack.siteUrl}${path}`)),
    ]);
    return answers.every(Boolean) && (await count('leads')) === 1 && (await count('keeps')) === 1;
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + RECOVERY_TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('The stack did not recover.');
    await sleep(100);
  }
}

/** Runs the operated stack under load, causes one fault after the other, and compares the index with the chain after each. */
export async function runChaos(
  faults: readonly Fault[],
  { connections, streams: streamCount, settleSeconds, restSeconds, report }: Options,
): Promise<Outcome> {
  const disk = await smallDisk(DISK_MEGABYTES);
  const cleanups: (() => Promise<void> | void)[] = [() => disk.remove()];
  try {
    // As in the compose file: nginx's cache is in memory, not on the disk that becomes full.
    const memory = await smallDisk(NGINX_MEGABYTES);
    cleanups.push(() => memory.remove());
    const dataDir = join(disk.folder, 'data');
    const [sitePort, chainPort] = [await freePort(), await freePort()];
    const settings = { sitePort, chainPort, dashboardPort: 0, apiPort: 0, dataDir };
    const stack = await startOperated(settings, AbortSignal.timeout(180_000), {
      prepareSite: prepareEmptySite,
      nginxWork: join(memory.folder, 'nginx'),
      environment: {
        // All calls come from one address, and the machine is busy.
        RATE_LIMIT_PER_MINUTE: '1000000',
        MAXIMUM_EVENT_LOOP_DELAY_MS: '0',
        // The figures that the sponsor's runbook and dashboard read exist only where the operator pays gas.
        SPONSOR_GAS: 'true',
      },
    });
    cleanups.push(() => stack.stop());
    const deployment = JSON.parse(await readFile(stack.deploymentFile, 'utf8')) as Deployment;
    const database = openPostgres(stack.databaseUrl);
    cleanups.push(() => database.close());
    const rpc = createRpc({ urls: [stack.chainUrl], timeoutMs: 5_000, chainId: 31337 });
    const isHealthy = healthCheck(stack);
    const compare = () => compareWithChain(database.db, rpc, deployment);

    const players = await startPlayers(stack.chainUrl, deployment);
    cleanups.push(() => players.stop());
    const load = startLoad(stack.siteUrl, connections);
    cleanups.push(() => load.stop());
    const streams = startStreams(stack.siteUrl, streamCount);
    cleanups.push(() => streams.stop());
    await until(isHealthy);

    // Not on the disk that becomes full.
    const folder = await mkdtemp(join(tmpdir(), 'updown-alerts-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const monitoring =
      restSeconds > 0
        ? await startMonitoring(stack, folder, AbortSignal.timeout(60_000))
        : undefined;
    cleanups.push(() => monitoring?.stop());
    await monitoring?.quiet();

    const rows: Row[] = [];
    const measure = async (name: string, alerts: Expected, act: () => Promise<void>) => {
      report(`${name} …`);
      const struckAt = performance.now();
      await act();
      const begin = performance.now();
      await until(isHealthy);
      const recoverySeconds = (performance.now() - begin) / 1000;
      await sleep(settleSeconds * 1000);
      const figures = load.take();
      const differences = await compare();
      for (const difference of differences) report(difference);
      const noticed: Noticed = monitoring
        ? await judgeAlerts(monitoring, alerts, struckAt, ALERT_WITHIN_MS)
        : { alertProblems: [] };
      for (const problem of noticed.alertProblems) report(problem);
      rows.push({ fault: name, recoverySeconds, lost: differences.length, ...noticed, ...figures });
    };

    load.take();
    await measure('None', 'rest', () => sleep(Math.max(settleSeconds, restSeconds) * 1000));
    for (const fault of faults) {
      if (fault.kind === 'full disk' && !disk.isOwn) {
        report(`${fault.name}: skipped, because this process cannot mount a small disk.`);
        continue;
      }
      const struckAt = performance.now();
      const follow = async () => {
        const late = performance.now() + 2 * ALERT_WITHIN_MS;
        const notice = await monitoring?.first(fault.alerts, struckAt, late);
        if (notice === undefined) throw new Error(`${fault.name} raises no alert.`);
        await followRunbook(notice, stack, folder);
      };
      const context = { stack, dataDir, isHealthy, followRunbook: follow };
      await measure(fault.name, fault.alerts, () => strike[fault.kind](fault, context));
      load.take();
    }

    let queries: Outcome['queries'];
    if (monitoring) {
      const all = Object.values(dashboardQueries()).flat();
      queries = { asked: all.length, empty: await monitoring.withoutData(all) };
      report(
        `Queries of the dashboards: ${queries.asked}, without data: ${queries.empty.join(', ') || 'none'}`,
      );
      report('The commands of all runbooks …');
      await rehearseRunbooks(stack, folder, () => until(isHealthy));
      await monitoring.quiet();
      load.take();
    }

    // The game has stopped, so the index must catch up completely.
    await players.stop();
    const head = async () => Number(await rpc.call<string>('eth_blockNumber'));
    const last = await head();
    const cursor = () => database.db.selectFrom('cursor').select('block').executeTakeFirst();
    await until(async () => ((await cursor())?.block ?? -1) >= last);
    await measure('At the end', [], () => Promise.resolve());
    const predictions = await database.db
      .selectFrom('predictions')
      .select(['round_id', 'player'])
      .execute();
    const keys = predictions.map(({ round_id, player }) => `${round_id} ${player.toLowerCase()}`);
    return { rows, predictions: predictions.length, streams: streams.check(keys), queries };
  } finally {
    // The outcome stands, even if a part does not stop as it should.
    for (const step of cleanups.reverse()) {
      try {
        await step();
      } catch (error) {
        report(`A part did not stop: ${(error as Error).message}`);
      }
    }
  }
}
