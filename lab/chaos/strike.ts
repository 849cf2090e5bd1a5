import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperatedStack } from '../../scripts/operate/stack';
import { listensOn, processTree } from '../../tools/processes/process-tree';
import type { Fault } from './faults';
import { targetsOf } from './targets';

export interface Context {
  readonly stack: OperatedStack;
  /** The data folder of the stack. The fault of the full disk fills its disk. */
  readonly dataDir: string;
  readonly isHealthy: () => Promise<boolean>;
  /** Waits for the fault's alert, and runs the commands of its runbook. */
  readonly followRunbook: () => Promise<void>;
}

function signal(pids: readonly number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function kill({ target }: Fault, { stack }: Context) {
  if (target === undefined) return;
  const [{ pid }] = await targetsOf(target, stack);
  signal([pid], 'SIGKILL');
}

async function freeze({ target, seconds = 5 }: Fault, { stack }: Context) {
  if (target === undefined) return;
  const pids = (await targetsOf(target, stack)).map(({ pid }) => pid);
  signal(pids, 'SIGSTOP');
  await sleep(seconds * 1000);
  signal(pids, 'SIGCONT');
}

async function incident({ target }: Fault, { stack, followRunbook }: Context) {
  if (target === undefined) return;
  signal(
    (await targetsOf(target, stack)).map(({ pid }) => pid),
    'SIGSTOP',
  );
  await followRunbook();
}

/** Restarts one process after the other, as soon as the previous process is ready again (docs/operating.md). */
async function upgrade(_fault: Fault, { stack }: Context) {
  for (const url of stack.apis) {
    const port = Number(new URL(url).port);
    const [old] = processTree(process.pid).filter(({ pid }) => listensOn(pid, port));
    if (old === undefined) throw new Error(`No process listens on ${port}.`);
    signal([old.pid], 'SIGTERM');
    while (listensOn(old.pid, port)) await sleep(20);
    const isReady = () =>
      fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await sleep(50);
  }
}

async function fillDisk({ seconds = 5 }: Fault, { dataDir }: Context) {
  const ballast = join(dataDir, 'ballast');
  const part = Buffer.alloc(16 * 1024 * 1024);
  let fullSince: number | undefined;
  try {
    // Programs free space in the meantime, so this keeps filling the disk.
    while (fullSince === undefined || Date.now() < fullSince + seconds * 1000) {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail > 0) {
        const size = Math.min(part.length, bavail * bsize);
        await writeFile(ballast, part.subarray(0, size), { flag: 'a' }).catch(() => undefined);
      } else {
        // A busy machine needs seconds to fill it.
        fullSince ??= Date.now();
        await sleep(50);
      }
    }
  } finally {
    await rm(ballast, { force: true });
  }
}

/** Causes each kind of fault. A freeze and a full disk end before the promise resolves. */
export const strike: Record<Fault['kind'], (fault: Fault, context: Context) => Promise<void>> = {
  kill,
  freeze,
  incident,
  upgrade,
  'full disk': fillDisk,
};
