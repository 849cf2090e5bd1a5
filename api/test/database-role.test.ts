import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { tokenGeneration } from '../src/http/auth/tokens';
import { openDatabase } from '../src/infra/database/open';
import { packageFolder } from './folder';
import { startPostgres, type Postgres } from './postgres';

jest.setTimeout(120_000);

let folder: string;
let postgres: Postgres;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-role-'));
  postgres = await startPostgres(folder);
  // The script runs twice, as when the container is recreated.
  await postgres.deployed();
  url = await postgres.deployed();
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query(at: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(at);
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}

test('lets the API create its tables, all in its own schema', async () => {
  await (await openDatabase({ DATABASE_URL: url, DATABASE_DIR: '' })).close();
  const places = await query(
    url,
    `select distinct schemaname, tableowner from pg_tables where schemaname !~ '^(pg_|information)'`,
  );
  expect(places).toEqual([{ schemaname: 'updown', tableowner: 'updown' }]);
});

test('gives the API no rights over the cluster', async () => {
  const [role] = await query(
    url,
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
     from pg_roles where rolname = current_user`,
  );
  expect(new Set(Object.values(role as object))).toEqual(new Set([false]));
});

test.each([
  `create database another`,
  `create role another`,
  `create schema another`,
  `create table public.another (id integer)`,
  `copy (select 1) to program 'true'`,
  `select pg_read_file('PG_VERSION')`,
])('denies the API this statement: %s', async (statement) => {
  await expect(query(url, statement)).rejects.toThrow(/permission denied|must be superuser/);
});

test('denies the API access to other databases', async () => {
  await expect(query(url.replace(/updown$/, 'postgres'), 'select 1')).rejects.toThrow(
    'permission denied for database',
  );
});

/** Reads the arguments of a program from the documentation. */
function documented(program: string) {
  const text = readFileSync(join(packageFolder, '..', 'docs', 'operating.md'), 'utf8');
  const begin = text.indexOf(`${program} --`) + program.length;
  return (/^[^>`]+/.exec(text.slice(begin))?.[0] ?? '').trim().split(' ');
}

test('restores the documented backup, and invalidates all earlier tokens', async () => {
  const options = { DATABASE_URL: url, DATABASE_DIR: '' };
  const open = async () => {
    const database = await openDatabase(options);
    const generation = await tokenGeneration(database.db);
    const nonces = await database.db.selectFrom('nonces').select('nonce').execute();
    await database.close();
    return { generation, nonces };
  };
  await query(url, `insert into nonces values ('one', 'address', 'URI: https://a', 1)`);
  const before = await open();
  const file = join(folder, 'updown.dump');
  await postgres.program('pg_dump', [...documented('pg_dump'), '--file', file]);
  await query(url, 'delete from nonces');
  await postgres.program('pg_restore', [...documented('pg_restore'), file]);
  const after = await open();
  expect(after.nonces).toEqual([{ nonce: 'one' }]);
  expect(after.generation).not.toBe(before.generation);
});
