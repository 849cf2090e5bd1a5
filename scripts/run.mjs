// The entry of every command: checks Node, installs missing dependencies, then runs scripts/<command>.ts.
// Plain JavaScript with Node's own modules, because a new clone has nothing else.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lock/install.mjs';
import { forPerson } from '../tools/for-person.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const commands = readdirSync(folder).flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
const [command, ...args] = process.argv.slice(2);

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`UpDown needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
if (!commands.includes(command)) fail(`Say what to run, one of: ${commands.join(', ')}.`);

try {
  ensureInstalled(dirname(folder));
  // Otherwise tsx leaves its cache in the system's temporary folder.
  process.env.TSX_DISABLE_CACHE = '1';
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: join(folder, 'tsconfig.json') });
  const { run } = await import(`./${command}.ts`);
  process.exitCode = await run(args);
} catch (error) {
  fail(forPerson(error));
}
