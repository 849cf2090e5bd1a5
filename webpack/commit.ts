import { execFileSync } from 'node:child_process';

/** The commit of the checkout; `COMMIT` says it for a build without git, such as that of an image. */
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
