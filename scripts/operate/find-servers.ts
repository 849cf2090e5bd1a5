import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, onPath } from '../lib/find-program';

/** The web server; Debian keeps it out of an ordinary user's PATH. */
export function findNginx(env: NodeJS.ProcessEnv): string {
  return findProgram(
    {
      variable: 'NGINX_PATH',
      candidates: [onPath('nginx'), '/usr/sbin/nginx', '/usr/local/sbin/nginx'],
      missing:
        'The program nginx is missing. Install it (on Debian: apt-get install nginx-light), or name it in NGINX_PATH.',
    },
    env,
  );
}

/** Debian's package has another name for the program. */
export function findAlertmanager(env: NodeJS.ProcessEnv): string {
  return findProgram(
    {
      variable: 'ALERTMANAGER_PATH',
      candidates: [onPath('alertmanager'), onPath('prometheus-alertmanager')],
      missing:
        'The program alertmanager is missing. Install it (on Debian: apt-get install prometheus-alertmanager), or name it in ALERTMANAGER_PATH.',
    },
    env,
  );
}

/** Its other program, promtool, is in the same folder. */
export function findPrometheus(env: NodeJS.ProcessEnv): string {
  return findProgram(
    {
      variable: 'PROMETHEUS_PATH',
      candidates: [onPath('prometheus')],
      missing:
        'The program prometheus is missing. Install it (on Debian: apt-get install prometheus), or name it in PROMETHEUS_PATH.',
    },
    env,
  );
}

const DEBIAN = '/usr/lib/postgresql';

/** Debian's versions of the server, the newest first. */
function debianServers(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  return versions
    .sort((a, b) => b - a)
    .map((version) => join(DEBIAN, `${version}`, 'bin', 'postgres'));
}

/** The server of PostgreSQL; its other programs are in the same folder. */
export function findPostgres(env: NodeJS.ProcessEnv): string {
  return findProgram(
    {
      variable: 'POSTGRES_PATH',
      candidates: [onPath('postgres'), ...debianServers()],
      missing:
        'The program postgres is missing. Install it (on Debian: apt-get install postgresql), or name it in POSTGRES_PATH.',
    },
    env,
  );
}
