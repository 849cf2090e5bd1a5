import { relative } from 'node:path';
import type { Problem } from './problem';
import { root } from './root';
import { startStack, type Stack, type StackOptions } from './stack';
import { stopAsked } from './stop-asked';

function howToPlay(stack: Stack, dataDir: string): string {
  return `
  UpDown is ready.

  Play       ${stack.siteUrl}
  Dashboard  ${stack.siteUrl}/dashboard
  API        ${stack.siteUrl}/api/health
  Chain      ${stack.chainUrl} (id 31337)

  Connect Wallet, choose 'Local test wallet', and take test tokens: no extension is needed.
  Its data and logs are in ${relative(root, dataDir) || dataDir}. Ctrl-C stops it, and the next start goes on with the same game.
`;
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

/** Starts everything, says how to play, and stops everything when asked to or when a part dies. */
export async function runUntilStopped(options: StackOptions): Promise<number> {
  const signal = stopAsked();
  const stack = await startStack({ ...options, signal });
  console.log(howToPlay(stack, options.settings.dataDir));

  const problem: Problem | undefined = await Promise.race([stack.died, aborted(signal)]);
  console.log(problem ? `\n${problem.message}\n\nStopping the rest …` : '\nStopping …');
  await stack.stop();
  console.log('Stopped. The game is saved.');
  return problem ? 1 : 0;
}
