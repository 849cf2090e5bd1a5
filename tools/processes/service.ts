import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onPath } from '../find-program';
import { Problem } from '../problem';

export type Account = Pick<SpawnOptions, 'uid' | 'gid'>;

export interface Command {
  /** Its name at the start of a sentence: 'The API'. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** The account to run under; by default ours. */
  readonly account?: Account;
  /** The signal that ends it in order. */
  readonly stopSignal?: NodeJS.Signals;
}

/** A process of ours in the background. */
export interface Service {
  /** Resolves only if the process ends without `stop`. */
  readonly died: Promise<Problem>;
  /** Ends it, by force after ten seconds. */
  stop(): Promise<void>;
}

const STOP_PATIENCE = 10_000;
/** A start takes five seconds on an idle machine, and above a minute on one that is busy with builds. */
const START_PATIENCE_MINUTES = 5;

/** A command line whose process ends when we end, even if we are killed. */
function tiedToUs({ program, args }: Command): [string, ...string[]] {
  const setpriv = onPath('setpriv');
  return setpriv
    ? [setpriv, '--pdeathsig', 'TERM', program, ...args]
    : [process.execPath, resolve(import.meta.dirname, 'guard.mjs'), program, ...args];
}

function problemOf({ name, logFile }: Command, what: string): Problem {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  return new Problem(`${name} ${what}. The end of ${logFile}:\n\n${lines}`);
}

function spawnService(command: Command): Service {
  const log = openSync(command.logFile, 'w');
  const [program, ...args] = tiedToUs(command);
  const { cwd, env, account, stopSignal } = command;
  const child = spawn(program, args, {
    cwd,
    env,
    ...account,
    stdio: ['ignore', log, log, 'ipc'],
    // A process group of its own: Ctrl-C reaches only us, and we stop everything in order.
    detached: true,
  });
  closeSync(log);

  // With its children: nginx's workers would keep its port.
  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // None of them is left.
    }
  };
  let isStopping = false;
  const ended = once(child, 'exit').then(
    ([code, signal]) => `ended (${signal ?? `exit code ${code}`})`,
    (error: Error) => `could not be started (${error.message})`,
  );
  const died = new Promise<Problem>((resolve) => {
    void ended.then((how) => {
      killGroup();
      if (!isStopping) resolve(problemOf(command, how));
    });
  });
  return {
    died,
    async stop() {
      isStopping = true;
      child.kill(stopSignal);
      const force = setTimeout(killGroup, STOP_PATIENCE);
      await ended;
      clearTimeout(force);
    },
  };
}

/**
 * Starts a process, and resolves when it is ready; if `isReady` rejects, it is not. Rejects, and leaves nothing behind, if
 * it dies, if the signal aborts, or after five minutes.
 */
export async function startService(
  command: Command,
  isReady: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<Service> {
  const service = spawnService(command);
  const deadline = Date.now() + START_PATIENCE_MINUTES * 60_000;
  try {
    while (!(await isReady().catch(() => false))) {
      signal.throwIfAborted();
      const death = await Promise.race([service.died, delay(25)]);
      if (death) throw death;
      if (Date.now() > deadline) {
        throw problemOf(command, `did not answer within ${START_PATIENCE_MINUTES} minutes`);
      }
    }
    return service;
  } catch (error) {
    await service.stop();
    throw error;
  }
}
