import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../launcher/on-path';
import { Problem } from '../launcher/problem';

interface Wanted {
  readonly name: string;
  /** The environment variable that may name it. */
  readonly variable: string;
  /** Where systems keep it out of the PATH. */
  readonly elsewhere: readonly string[];
  readonly howToInstall: string;
}

/** A program of the system, or what to install. */
export function findProgram(
  { name, variable, elsewhere, howToInstall }: Wanted,
  env: NodeJS.ProcessEnv,
): string {
  const chosen = env[variable];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Problem(`${variable} names ${chosen}, and no such file exists.`);
  }
  const found = onPath(name) ?? elsewhere.map((folder) => join(folder, name)).find(existsSync);
  if (found) return found;
  throw new Problem(`The program ${name} is missing. ${howToInstall}, or name it in ${variable}.`);
}

export const findNginx = (env: NodeJS.ProcessEnv) =>
  findProgram(
    {
      name: 'nginx',
      variable: 'NGINX_PATH',
      elsewhere: ['/usr/sbin', '/usr/local/sbin'],
      howToInstall: 'Install it (on Debian: apt-get install nginx-light)',
    },
    env,
  );

const debian = '/usr/lib/postgresql';

/** The newest first. */
function debianFolders(): string[] {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return versions.sort((a, b) => b - a).map((version) => join(debian, `${version}`, 'bin'));
}

/** The server of PostgreSQL; its other programs are beside it. */
export const findPostgres = (env: NodeJS.ProcessEnv) =>
  findProgram(
    {
      name: 'postgres',
      variable: 'POSTGRES_PATH',
      elsewhere: debianFolders(),
      howToInstall: 'Install it (on Debian: apt-get install postgresql)',
    },
    env,
  );
