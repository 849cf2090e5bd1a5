import { once } from 'node:events';
import { createServer } from 'node:net';
import { slot } from './slot';

/** Below the ephemeral ports of the operating system. */
const FIRST_PORT = 18_810;
const PORTS_PER_SLOT = 19;
let next = 0;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const outcome = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  const free = await outcome;
  server.close();
  return free;
}

/** Returns a port without a listener, from a range that no other test process uses. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS_PER_SLOT; tried++) {
    const port = FIRST_PORT + slot() * PORTS_PER_SLOT + (next++ % PORTS_PER_SLOT);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port for the tests.');
}
