import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from './s3-server';

/** Runs a command with another environment, and answers with its exit code and all that it printed, as npm run shows it. */
export async function recorded(
  env: Readonly<Record<string, string>>,
  command: () => Promise<number>,
): Promise<{ readonly code: number; readonly output: string }> {
  const lines: string[] = [];
  const print = (...words: unknown[]) => void lines.push(words.join(' '));
  const spies = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation(print);
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return { code: await command(), output: lines.join('\n') };
  } catch (error) {
    if ((error as Error).name !== 'Problem') throw error;
    return { code: 1, output: [...lines, (error as Error).message].join('\n') };
  } finally {
    process.env = before;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Where a site of a test is. */
export interface SiteKind {
  /** The environment of a command. */
  readonly env: Readonly<Record<string, string>>;
  target(name: string): string;
  stop(): Promise<void>;
}

async function aFolder(): Promise<SiteKind> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  return {
    env: {},
    target: (name) => join(folder, name),
    stop: () => rm(folder, { recursive: true }),
  };
}

/** Both kinds of targets of the release commands. */
export const siteKinds: readonly [string, () => Promise<SiteKind>][] = [
  ['a folder', aFolder],
  ['a bucket', startS3Server],
];
