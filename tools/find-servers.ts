import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, onPath } from './find-program';

/** The servers beside the API, each with the package of Debian that has it. */
export const debianPackages = {
  nginx: 'nginx-light',
  /** Its other programs are in the same folder. */
  postgres: 'postgresql',
  /** Its other program, promtool, is in the same folder. */
  prometheus: 'prometheus',
  alertmanager: 'prometheus-alertmanager',
} as const;

export type ServerName = keyof typeof debianPackages;

const POSTGRES = '/usr/lib/postgresql';

/** Debian's versions of PostgreSQL, the newest first. */
function postgresVersions(): string[] {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  return versions
    .sort((a, b) => b - a)
    .map((version) => join(POSTGRES, `${version}`, 'bin', 'postgres'));
}

/** Where Debian has a server that is not on an ordinary user's PATH under its own name. */
const elsewhere: Partial<Record<ServerName, () => readonly (string | undefined)[]>> = {
  nginx: () => ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
  postgres: postgresVersions,
  alertmanager: () => [onPath('prometheus-alertmanager')],
};

/** The path of a server's program. A variable such as NGINX_PATH overrides it. */
export function findServer(name: ServerName): string {
  const variable = `${name.toUpperCase()}_PATH`;
  const candidates = [onPath(name), ...(elsewhere[name]?.() ?? [])];
  const install = `on Debian: apt-get install ${debianPackages[name]}`;
  const missing = `The program ${name} is missing. Install it (${install}), or name it in ${variable}.`;
  return findProgram({ variable, candidates, missing });
}
