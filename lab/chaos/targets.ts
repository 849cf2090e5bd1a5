import type { OperatedStack } from '../../scripts/operate/stack';
import { listensOn, processTree, type RunningProcess } from '../../tools/processes/process-tree';

export type Target = 'nginx worker' | 'nginx master' | 'leader' | 'follower' | 'database' | 'chain';

function ownProcesses() {
  return processTree(process.pid);
}

/** Whether a process reports that it holds this role. */
export async function hasRole(role: 'leads' | 'keeps', url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`${url}/api/metrics`, { signal }).catch(() => undefined);
  return new RegExp(`^updown_${role} 1$`, 'm').test((await answer?.text()) ?? '');
}

async function apis(stack: OperatedStack, leads: boolean): Promise<RunningProcess[]> {
  for (const url of stack.apis) {
    if ((await hasRole('leads', url)) !== leads) continue;
    const port = Number(new URL(url).port);
    return ownProcesses().filter(({ pid }) => listensOn(pid, port));
  }
  throw new Error(`No API process ${leads ? 'leads' : 'follows'}.`);
}

function named(command: RegExp): RunningProcess[] {
  return ownProcesses().filter((process) => command.test(process.command));
}

/** A server and its child processes. */
function withChildren(command: RegExp): RunningProcess[] {
  return named(command).flatMap(({ pid }) => processTree(pid));
}

const find: Record<Target, (stack: OperatedStack) => Promise<RunningProcess[]>> = {
  'nginx worker': () => Promise.resolve(named(/^nginx: worker process/).slice(0, 1)),
  'nginx master': () => Promise.resolve(named(/^nginx: master process/)),
  leader: (stack) => apis(stack, true),
  follower: (stack) => apis(stack, false),
  database: () => Promise.resolve(withChildren(/postgres -D /)),
  chain: () => Promise.resolve(named(/anvil --host /)),
};

/** The processes behind each name that a runbook restarts. */
export async function processesOf(
  stack: OperatedStack,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const pids = (processes: readonly RunningProcess[]) => processes.map(({ pid }) => pid);
  const [api1, api2] = stack.apis.map((url) => {
    const port = Number(new URL(url).port);
    return pids(ownProcesses().filter(({ pid }) => listensOn(pid, port)));
  });
  return {
    site: pids(named(/^nginx: master process/)),
    'api-1': api1 ?? [],
    'api-2': api2 ?? [],
    database: pids(await find.database(stack)),
  };
}

/** The processes that a fault affects. A kill ends the first one only. */
export async function targetsOf(
  target: Target,
  stack: OperatedStack,
): Promise<[RunningProcess, ...RunningProcess[]]> {
  const [first, ...others] = await find[target](stack);
  if (first === undefined) throw new Error(`There is no ${target}.`);
  return [first, ...others];
}
