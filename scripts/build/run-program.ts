import { spawn } from 'node:child_process';
import type { Account } from '../launcher/service';

export interface ProgramResult {
  readonly ok: boolean;
  /** What it wrote, to either stream, in order. */
  readonly output: string;
}

interface ProgramOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Ends it. */
  readonly signal?: AbortSignal | undefined;
  /** Whose account it runs under; by default ours. */
  readonly account?: Account;
  /** Shows what it writes as it comes, too. */
  readonly live?: 'all' | 'stderr';
}

/** Runs a program to its end and collects what it writes. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, signal, account, live }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      ...account,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.kill();
    signal?.addEventListener('abort', end);
    let output = '';
    const collect = (isShown: boolean) => (text: string) => {
      output += text;
      if (isShown) process.stdout.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', collect(live === 'all'));
    child.stderr.setEncoding('utf8').on('data', collect(live !== undefined));
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve({ ok: code === 0, output });
    });
  });
}
