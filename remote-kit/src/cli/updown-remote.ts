#!/usr/bin/env node
import { join } from 'node:path';
import { forPerson } from '../../../tools/for-person.mjs';
import { Problem } from '../../../tools/problem';
import { releaseCommands } from '../release/commands';
import { remoteIn } from './remote-here';

/** `updown-remote <command>`, in the repository of a remote: docs/your-own-remote.md. */
async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const remote = remoteIn(process.cwd());
  if (name === 'build') {
    await remote.build();
    console.log(`${remote.name} ${remote.version} is in ${join(remote.folder, 'dist')}.`);
    return 0;
  }
  if (name === 'dev') return (await import('./dev')).dev(remote, args);
  const commands = releaseCommands(() => remote);
  const load = commands[name];
  if (load === undefined) {
    throw new Problem(`Say what to do, one of: build, dev, ${Object.keys(commands).join(', ')}.`);
  }
  const command = await load();
  return command(['--remote', remote.name, ...args]);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(forPerson(error));
  process.exitCode = 1;
}
