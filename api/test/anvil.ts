import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryFolder } from './folder';
import { freePort } from './free-port';

const program = (): string => {
  if (process.env.ANVIL_PATH !== undefined) return process.env.ANVIL_PATH;
  try {
    const { resolve } = createRequire(join(repositoryFolder, 'contracts/package.json'));
    return resolve('@foundry-rs/anvil-linux-amd64/bin/anvil');
  } catch {
    return 'anvil';
  }
};

export interface Anvil {
  readonly url: string;
  readonly rpc: <Result>(method: string, ...params: unknown[]) => Promise<Result>;
  readonly stop: () => Promise<void>;
}

const caller =
  (url: string): Anvil['rpc'] =>
  async <Result>(method: string, ...params: unknown[]) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const answer = (await response.json()) as { result: Result; error?: { message: string } };
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };

const awaitAnswer = async (rpc: Anvil['rpc'], child: ChildProcess) => {
  while (child.exitCode === null) {
    const isThere = await rpc('eth_chainId').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await sleep(20);
  }
  throw new Error('anvil has ended.');
};

/** A local chain of its own, as the launcher starts it. */
export const startAnvil = async (
  options: readonly string[] = [],
  port?: number,
): Promise<Anvil> => {
  const at = port ?? (await freePort());
  const fixed = ['--host', '127.0.0.1', '--chain-id', '31337', '--accounts', '20', '--silent'];
  const mining = ['--mixed-mining', '--block-time', '2', '--prune-history', '16'];
  const child = spawn(program(), ['--port', `${at}`, ...fixed, ...mining, ...options], {
    stdio: 'ignore',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${at}`;
  const rpc = caller(url);
  await awaitAnswer(rpc, child);
  return {
    url,
    rpc,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      kill();
      await once(child, 'exit');
    },
  };
};
