import { spawn } from 'node:child_process';

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
}

/** Runs a Node program to its end and collects what it writes. */
export function runProgram(
  args: readonly string[],
  { cwd, env, signal }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.kill();
    signal?.addEventListener('abort', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve({ ok: code === 0, output });
    });
  });
}
