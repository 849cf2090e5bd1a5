import { join } from 'node:path';
import { releaseCommands } from '../remote-kit/src/release/commands';
import type { Command, RemoteSources } from '../remote-kit/src/release/commands/release';
import { Problem } from '../tools/problem';
import { root } from '../tools/root';
import { buildFolders } from './build/build-front-ends';
import { checkRemoteNames, folderOf } from './build/front-ends';

function sourcesHere(remote: string): RemoteSources {
  checkRemoteNames([remote]);
  return {
    folder: join(root, folderOf(remote)),
    build: async () => void (await buildFolders([folderOf(remote)])),
  };
}

/** `npm run release`, `preview`, `rollback`, `rollout`, `disable`, `enable`, `remove`, `settings`, `releases`, `renew`, `overrides` and `flags`: docs/releasing-a-remote.md. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const commands = {
    ...releaseCommands(sourcesHere),
    renew: async () => (await import('../remote-kit/src/release/commands/renew')).renew,
    overrides: async () =>
      (await import('../remote-kit/src/release/commands/site-lists')).overrides,
    flags: async () => (await import('../remote-kit/src/release/commands/site-lists')).flags,
  };
  const load = (commands as Record<string, () => Promise<Command>>)[name];
  if (load === undefined) {
    throw new Problem(`Say what to do, one of: ${Object.keys(commands).join(', ')}.`);
  }
  const command = await load();
  return command(args);
}
