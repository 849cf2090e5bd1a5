import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from './problem';

interface Wanted {
  /** The environment variable that may hold its path. */
  readonly variable: string;
  /** Paths to try if the variable is not set, in this order. */
  readonly candidates: readonly (string | undefined)[];
  /** The message if there is no such program: it says how to install it. */
  readonly missing: string;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program of that name on the PATH. */
export function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** The path in the variable, which must exist; else the first candidate that exists. */
export function locate(
  { variable, candidates }: Omit<Wanted, 'missing'>,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const chosen = env[variable];
  if (!chosen) return candidates.find((path) => path !== undefined && existsSync(path));
  if (existsSync(chosen)) return chosen;
  throw new Problem(`${variable} names ${chosen}, and no such file exists.`);
}

/** The path of a program; throws a `Problem` if it is not there. */
export function findProgram(wanted: Wanted, env?: NodeJS.ProcessEnv): string {
  const found = locate(wanted, env);
  if (found !== undefined) return found;
  throw new Problem(wanted.missing);
}
