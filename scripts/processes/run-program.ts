import { spawn } from 'node:child_process';
import type { Account } from './service';

export interface ProgramResult {
  readonly ok: boolean;
  /** Its output on both streams, in order. */
  readonly output: string;
}

interface ProgramOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Ends it. */
  readonly signal?: AbortSignal | undefined;
  /** The account to run under; by default ours. */
  readonly account?: Account;
  /** Also copies its output to ours, as it comes. */
  readonly live?: 'all' | 'stderr';
}

/** Runs a program to its end and collects its output. */
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
