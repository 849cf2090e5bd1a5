import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, signal, account, live }: ProgramOptions,
): Promise<ProgramResult> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    signal,
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (isShown: boolean) => (text: string) => {
    output += text;
    if (isShown) process.stdout.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', collect(live === 'all'));
  child.stderr.setEncoding('utf8').on('data', collect(live !== undefined));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  })) as [number | null];
  return { ok: code === 0, output };
}
