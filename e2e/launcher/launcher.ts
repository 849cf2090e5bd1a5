import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { listensOn, processTree, stillRunning, type RunningProcess } from './process-tree';

const root = resolve(import.meta.dirname, '..', '..');

export interface LauncherSettings {
  readonly sitePort: number;
  readonly apiPort: number;
  readonly chainPort: number;
  readonly dataDir: string;
  /** The system's temporary folder, as far as it can tell. */
  readonly temporary: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Some go by themselves as soon as their parent is gone. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** An npm command as a person would run it, in a process group of its own like a terminal's job. */
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

  /** Npm and all that it started. */
  tree(): RunningProcess[] {
    const tree = processTree(this.pid);
    for (const process of tree) this.#seen.set(process.pid, process);
    return tree;
  }

  /** One of its processes, by its command line. */
  find(command: RegExp): RunningProcess {
    const found = this.tree().find((process) => command.test(process.command));
    if (!found) throw new Error(`No process of it is ${command}.`);
    return found;
  }

  /** The one of its processes that listens on a port. */
  listening(port: number): RunningProcess {
    const found = this.tree().find(({ pid }) => listensOn(pid, port));
    if (!found) throw new Error(`No process of it listens on ${port}.`);
    return found;
  }

  async ready(): Promise<this> {
    await expect
      .poll(() => (this.#npm.exitCode === null ? this.output : 'ended'), { timeout: 110_000 })
      .toMatch(/UpDown is ready|ended/);
    expect(this.output).toContain('UpDown is ready');
    return this;
  }

  /** What Ctrl-C does: a signal to the whole job. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** Waits for its end, and answers with the exit code. */
  async ended(): Promise<number | null> {
    await this.#ended;
    return this.#npm.exitCode;
  }

  /** Ends at once whatever was seen of it and still runs, and waits until it is gone. */
  async killTree(): Promise<void> {
    this.tree();
    const left = () => stillRunning([...this.#seen.values()]);
    for (const { pid } of left()) killIfThere(pid);
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  }
}
