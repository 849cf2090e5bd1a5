import { once } from 'node:events';
import { createServer } from 'node:net';
import { slot } from './slot';

/** Below the ports that systems give out by themselves. */
const first = 18_810;
const each = 19;
let next = 0;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  const outcome = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  const free = await outcome;
  server.close();
  return free;
};

/** A port that nobody listens on, and that no other test takes meanwhile: its server would be asked in place of ours. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < each; tried++) {
    const port = first + slot() * each + (next++ % each);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port for the tests.');
};
