import type { Settings } from '../../scripts/settings/settings';
import { startLocalApi } from '../../scripts/start/api';
import type { Stack } from '../../scripts/start/stack';
import { processTree, stillRunning } from '../../tools/processes/process-tree';
import type { Service } from '../../tools/processes/service';

function running() {
  return processTree(process.pid).filter(({ command }) => /dist\/main\.js$/.test(command));
}

/** A stack's API, which a test can kill and restart on the same data. */
export class MortalApi {
  #next: Service | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly stack: Stack,
    private readonly inItsEnvironment: (start: () => Promise<void>) => Promise<void>,
  ) {}

  /** Keeps connections open without answering. */
  freeze(): void {
    for (const { pid } of running()) process.kill(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const { pid } of running()) process.kill(pid, 'SIGCONT');
  }

  /** Like a crash: closes no stream and no file properly. */
  async kill(): Promise<void> {
    const killed = running();
    for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    while (stillRunning(killed).length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async startAgain(): Promise<void> {
    const patience = AbortSignal.timeout(300_000);
    await this.inItsEnvironment(async () => {
      this.#next = await startLocalApi(this.settings, this.stack.nodeUrl, patience);
    });
  }

  /** Stops the restarted API. */
  async stop(): Promise<void> {
    await this.#next?.stop();
  }
}
