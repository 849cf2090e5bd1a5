import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** The messages of the linter for a source, as if it were that file, by line. */
export function messagesFor(file: string, source: string): (readonly [number, string])[] {
  const eslint = join(root, 'node_modules', 'eslint', 'bin', 'eslint.js');
  const { stdout } = spawnSync(
    process.execPath,
    [eslint, '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: root, input: source, encoding: 'utf8' },
  );
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { line: number; message: string }[] }];
  return messages.map(({ line, message }) => [line, message]);
}
