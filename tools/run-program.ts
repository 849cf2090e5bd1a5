import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end, and collects its output on both streams, in order. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<{ ok: boolean; output: string }> {
  const env = { ...process.env, ...options.env };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    options.signal?.throwIfAborted();
    throw error;
  })) as [number | null];
  return { ok: code === 0, output };
}
