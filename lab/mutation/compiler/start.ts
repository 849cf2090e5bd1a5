import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** Starts a compiler that stays loaded. It ends with this process at the latest. */
export async function startCompiler(socket: string) {
  const server = fork(join(folder, 'server.mjs'), [socket], { execArgv: [] });
  await once(server, 'message');
  return {
    /** The settings with which forge uses this compiler. */
    env: { FOUNDRY_SOLC: join(folder, 'client.mjs'), UPDOWN_COMPILER: socket },
    stop: () => server.kill(),
  };
}
