import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { onPath } from '../lib/find-program';
import { Problem } from '../lib/problem';

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

export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** A process of ours in the background. */
export interface Service extends Pick<Command, 'name'> {
  /** Resolves only if the process ends without `stop`. */
  readonly died: Promise<Problem>;
  /** The last lines that it logged, with the name of the file, for a message. */
  endOfLog(): string;
  /** Ends it, by force after ten seconds. */
  stop(): Promise<void>;
}

const STOP_PATIENCE = 10_000;

/** A command line whose process ends when we end, even if we are killed. */
function tiedToUs(program: string, args: readonly string[]): [string, ...string[]] {
  const setpriv = onPath('setpriv');
  return setpriv
    ? [setpriv, '--pdeathsig', 'TERM', program, ...args]
    : [process.execPath, resolve(import.meta.dirname, 'guard.mjs'), program, ...args];
}

function endOf(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
  return `The end of ${logFile}:\n\n${lines}`;
}

/** Kills the process and its children: nginx's workers would keep its port. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // None of them is left.
  }
}

export function startService(command: Command): Service {
  const log = openSync(command.logFile, 'w');
  const [program, ...args] = tiedToUs(command.program, command.args);
  const child = spawn(program, args, {
    cwd: command.cwd,
    env: command.env ?? process.env,
    ...command.account,
    stdio: ['ignore', log, log, 'ipc'],
    // A process group of its own: Ctrl-C reaches only us, and we stop everything in order.
    detached: true,
  });
  closeSync(log);

  let stopping = false;
  const ended = once(child, 'exit').then(
    ([code, signal]) => `ended (${signal ?? `exit code ${code}`})`,
    (error: Error) => `could not be started (${error.message})`,
  );
  const died = new Promise<Problem>((resolve) => {
    void ended.then((how) => {
      if (stopping) return;
      killGroup(child);
      resolve(new Problem(`${command.name} ${how}. ${endOf(command.logFile)}`));
    });
  });

  return {
    name: command.name,
    died,
    endOfLog: () => endOf(command.logFile),
    async stop() {
      stopping = true;
      child.kill(command.stopSignal ?? 'SIGTERM');
      const force = setTimeout(() => killGroup(child), STOP_PATIENCE);
      await ended;
      clearTimeout(force);
    },
  };
}
