import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { JsonRpcProvider } from 'ethers';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function anvil(): string {
  // Jest runs this file as CommonJS and tsx as a module, so it resolves from the working folder.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return (
    process.env.ANVIL_PATH ??
    join(dirname(resolve('@foundry-rs/anvil-linux-amd64/package.json')), 'bin', 'anvil')
  );
}

/** Starts a separate chain for a test. `more` are additional anvil options. */
export async function startTestChain(more: string[] = [], chainId = 31_337) {
  const port = String(await freePort());
  const own = [
    '--host',
    '127.0.0.1',
    '--port',
    port,
    '--chain-id',
    String(chainId),
    '--prune-history',
  ];
  const options = [...own, ...more];
  const chain = spawn(anvil(), options, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const output of chain.stdout) if (String(output).includes('Listening')) break;
  const url = `http://127.0.0.1:${port}`;
  const provider = new JsonRpcProvider(url, chainId, {
    staticNetwork: true,
    pollingInterval: 50,
    cacheTimeout: -1,
  });
  const stop = async (): Promise<void> => {
    provider.destroy();
    chain.kill();
    await once(chain, 'exit');
  };
  return { url, provider, stop };
}
