import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../tools/root';

/** Runs a command line in a shell of this checkout, as a user types it. */
export async function npm(
  line: string,
  cwd = root,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const shell = spawn('sh', ['-c', line], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = `$ ${line}\n`;
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await once(shell, 'close');
  return { code: shell.exitCode, output };
}
