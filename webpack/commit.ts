import { execFileSync } from 'node:child_process';

/** The commit of the checkout. A build without git, such as an image build, sets `COMMIT` instead. */
export function currentCommit(folder: string): string {
  const given = process.env['COMMIT'];
  if (given) return given;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
