// The entry of every command: checks Node, installs missing dependencies, then runs scripts/<command>.ts.
// Plain JavaScript with Node's own modules, because a new clone has nothing else.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './dependencies/install.mjs';

const commands = [
  'start',
  'dev',
  'gallery',
  'reset',
  'build',
  'check',
  'test',
  'lock',
  'assemble',
  'release',
  'site-key',
  'check-against',
  'operate',
  'nginx-config',
  'api-report',
  'canary',
];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Wrong options, and what this machine refuses. Any other error but a Problem is a bug and needs its stack. */
const SAYS_ENOUGH = /^(?:ERR_PARSE_ARGS_.*|ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE|EIO)$/;

function isForPerson(error) {
  return error?.name === 'Problem' || SAYS_ENOUGH.test(error?.code ?? '');
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`UpDown needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
if (!commands.includes(command)) fail(`Say what to run, one of: ${commands.join(', ')}.`);

try {
  ensureInstalled(root);
  // Otherwise tsx leaves its cache in the system's temporary folder.
  process.env.TSX_DISABLE_CACHE = '1';
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: join(root, 'scripts', 'tsconfig.json') });
  const { run } = await import(`./${command}.ts`);
  process.exitCode = await run(args);
} catch (error) {
  fail(isForPerson(error) ? error.message : error);
}
