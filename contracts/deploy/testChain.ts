import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { JsonRpcProvider } from 'ethers';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const anvil = (): string =>
  process.env.ANVIL_PATH ??
  join(dirname(require.resolve('@foundry-rs/anvil-linux-amd64/package.json')), 'bin', 'anvil');

/** A chain of its own for one test file. */
export const startTestChain = async () => {
  const port = String(await freePort());
  const options = ['--host', '127.0.0.1', '--port', port, '--chain-id', '31337', '--prune-history'];
  const chain = spawn(anvil(), options, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const output of chain.stdout) if (String(output).includes('Listening')) break;
  const url = `http://127.0.0.1:${port}`;
  const provider = new JsonRpcProvider(url, 31337, {
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
};
