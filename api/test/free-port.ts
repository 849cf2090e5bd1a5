import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give out by themselves; each worker of jest has some of its own. */
const first = 18_810;
const each = 20;
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

/** A port that nobody listens on, and that no other test takes meanwhile. */
export const freePort = async (): Promise<number> => {
  const worker = Number(process.env.JEST_WORKER_ID ?? '1') % 4;
  for (let tried = 0; tried < each; tried++) {
    const port = first + worker * each + (next++ % each);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port for the tests.');
};
