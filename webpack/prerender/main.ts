import { basename, join } from 'node:path';
import { remoteNameOf } from '../../scripts/lib/remote-folders.mjs';
import { installBrowser } from './browser';

// A process of its own: it becomes a browser before it loads the front end. It writes the file's content to the output.

const root = join(import.meta.dirname, '../..');

async function firstPaint(folder: string) {
  if (basename(folder) === 'host') return (await import('./host')).hostFirstPaint();
  const { remoteFirstPaint } = await import('./remote');
  return remoteFirstPaint(folder, remoteNameOf(basename(folder)));
}

installBrowser();
// The front ends write to the console.
console.info = console.log = console.debug = console.error;
const content = await firstPaint(join(root, process.argv[2]!));
// What it drew has timers.
process.stdout.write(JSON.stringify(content), () => process.exit(0));
