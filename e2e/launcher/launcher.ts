import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import {
  listensOn,
  processTree,
  stillRunning,
  type RunningProcess,
} from '../../tools/processes/process-tree';

const root = resolve(import.meta.dirname, '..', '..');

export interface LauncherSettings {
  readonly sitePort: number;
  readonly apiPort: number;
  readonly chainPort: number;
  readonly dataDir: string;
  /** The command's temporary folder (TMPDIR). */
  readonly temporary: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A process may exit by itself once its parent is gone. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs an npm command as a user would, in its own process group like a terminal's job. */
export class Launcher {
  output = '';
  readonly #npm: ChildProcess;
  readonly #ended: Promise<unknown>;

  readonly #seen = new Map<number, RunningProcess>();

  constructor(settings: LauncherSettings, command: readonly string[] = ['start']) {
    const { sitePort, apiPort, chainPort, dataDir, temporary, env } = settings;
    this.#npm = spawn('npm', command, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        SITE_PORT: `${sitePort}`,
        API_PORT: `${apiPort}`,
        CHAIN_PORT: `${chainPort}`,
        DATA_DIR: dataDir,
        TMPDIR: temporary,
        // On newer versions of Node, npm itself keeps its compiled code there.
        NODE_DISABLE_COMPILE_CACHE: '1',
        ...env,
      },
    });
    for (const stream of [this.#npm.stdout, this.#npm.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.#ended = once(this.#npm, 'exit');
  }

  get pid(): number {
    return this.#npm.pid!;
  }

  /** The npm process and its descendants. */
  tree(): RunningProcess[] {
    const tree = processTree(this.pid);
    for (const process of tree) this.#seen.set(process.pid, process);
    return tree;
  }

  /** The process in the tree whose command line matches. */
  find(command: RegExp): RunningProcess {
    const found = this.tree().find((process) => command.test(process.command));
    if (!found) throw new Error(`No process of it is ${command}.`);
    return found;
  }

  /** The process in the tree that listens on the port. */
  listening(port: number): RunningProcess {
    const found = this.tree().find(({ pid }) => listensOn(pid, port));
    if (!found) throw new Error(`No process of it listens on ${port}.`);
    return found;
  }

  async ready(): Promise<this> {
    await expect
      .poll(() => (this.#npm.exitCode === null ? this.output : 'ended'), { timeout: 360_000 })
      .toMatch(/UpDown is ready|ended/);
    expect(this.output).toContain('UpDown is ready');
    return this;
  }

  /** Signals the whole job, as Ctrl-C does. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** Waits for the command to exit; resolves with the exit code. */
  async ended(): Promise<number | null> {
    await this.#ended;
    return this.#npm.exitCode;
  }

  /** Kills every process ever seen in the tree that is still running, and waits until all are gone. */
  async killTree(): Promise<void> {
    this.tree();
    const left = () => stillRunning([...this.#seen.values()]);
    for (const { pid } of left()) killIfThere(pid);
    await expect.poll(left).toEqual([]);
  }
}
