import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onPath } from './on-path';
import { Problem } from './problem';

export interface Command {
  /** As a person would call it, at the start of a sentence: 'The API'. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Whose account it runs under; by default ours. */
  readonly account?: Account;
  /** What asks it to end. */
  readonly stopSignal?: NodeJS.Signals;
}

export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** A process of ours in the background. */
export interface Service {
  /** Settles only if the process ends without having been told to. */
  readonly died: Promise<Problem>;
  /** Ends it, by force when it does not go by itself. */
  stop(): Promise<void>;
}

const stopPatience = 10_000;

/** The command line that makes a process end when we do, however we end. */
function tiedToUs(program: string, args: readonly string[]): [string, ...string[]] {
  const setpriv = onPath('setpriv');
  return setpriv
    ? [setpriv, '--pdeathsig', 'TERM', program, ...args]
    : [process.execPath, resolve(import.meta.dirname, 'guard.mjs'), program, ...args];
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
}

function ending(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) => resolve(`ended (${signal ?? `exit code ${code}`})`));
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL');
}

export function startService(command: Command): Service {
  const log = openSync(command.logFile, 'w');
  const [program, ...args] = tiedToUs(command.program, command.args);
  const child = spawn(program, args, {
    cwd: command.cwd,
    env: command.env ?? process.env,
    ...command.account,
    stdio: ['ignore', log, log, 'ipc'],
    // A process group of its own: Ctrl-C reaches us alone, and we stop things in order.
    detached: true,
  });
  closeSync(log);

  let stopping = false;
  const ended = ending(child);
  const died = new Promise<Problem>((resolve) => {
    void ended.then((how) => {
      if (stopping) return;
      resolve(
        new Problem(
          `${command.name} ${how}. The end of ${command.logFile}:\n\n${lastLines(command.logFile)}`,
        ),
      );
    });
  });

  return {
    died,
    async stop() {
      stopping = true;
      child.kill(command.stopSignal ?? 'SIGTERM');
      const late = new AbortController();
      const force = delay(stopPatience, undefined, { signal: late.signal }).then(
        () => killGroup(child),
        () => undefined,
      );
      await ended;
      late.abort();
      await force;
    },
  };
}
