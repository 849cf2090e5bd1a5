import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { processTree } from './process-tree';

const root = resolve(import.meta.dirname, '..', '..');

export interface LauncherSettings {
  readonly sitePort: number;
  readonly apiPort: number;
  readonly chainPort: number;
  readonly dataDir: string;
  /** The system's temporary folder, as far as it can tell. */
  readonly temporary: string;
}

/** An `npm start` as a person would run it, in a process group of its own like a terminal's job. */
export class Launcher {
  output = '';
  readonly #npm: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor({ sitePort, apiPort, chainPort, dataDir, temporary }: LauncherSettings) {
    this.#npm = spawn('npm', ['start'], {
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

  tree() {
    return processTree(this.pid);
  }

  async ready(): Promise<this> {
    await expect
      .poll(() => (this.#npm.exitCode === null ? this.output : 'ended'), { timeout: 60_000 })
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

  killTree(): void {
    for (const { pid } of this.tree()) process.kill(pid, 'SIGKILL');
  }
}
