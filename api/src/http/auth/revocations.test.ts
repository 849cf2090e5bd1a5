import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../../../test/eventually';
import { startPostgres, type Postgres } from '../../../test/postgres';
import type { Database } from '../../infra/database/database';
import { migrate } from '../../infra/database/open';
import { openPostgres } from '../../infra/database/postgres';
import { openRevocations, type Revocations } from './revocations';
import { createTokens } from './tokens';

jest.setTimeout(60_000);

const log = { warn: () => undefined };
function inAnHour() {
  return Math.floor(Date.now() / 1000) + 3600;
}
function revokedSoon(revocations: Revocations, id: string) {
  return eventually(() => Promise.resolve(revocations.has(id)));
}

let folder: string;
let postgres: Postgres;
let url: string;
let databases: Database[] = [];
let open: Revocations[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-revocations-'));
  postgres = await startPostgres(folder);
  url = await postgres.database('updown');
});
beforeEach(async () => {
  databases = [openPostgres(url), openPostgres(url)];
  for (const { db } of databases) await migrate(db);
  open = await Promise.all(databases.map((database) => openRevocations(database, log)));
});
afterEach(async () => {
  await Promise.all(open.map(({ stop }) => stop()));
  await Promise.all(databases.map(({ close }) => close()));
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

function pair() {
  const [one, other] = open;
  if (one === undefined || other === undefined) throw new Error('Two are missing.');
  return { one, other };
}

/** Sends a query directly to the database. */
async function direct(query: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(query);
  await client.end();
}

test('learns of a revocation by another process', async () => {
  const { one, other } = pair();
  await one.add('a', inAnHour());
  expect(one.has('a')).toBe(true);
  await revokedSoon(other, 'a');
  expect(other.has('b')).toBe(false);
});

test('learns of a revocation that it missed while its connection was broken, and listens again', async () => {
  const { one, other } = pair();
  // Inserts the row without its notification.
  await direct(`insert into revoked_tokens values ('missed', ${inAnHour()});
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await revokedSoon(one, 'missed');
  await revokedSoon(other, 'missed');
  await one.add('later', inAnHour());
  await revokedSoon(other, 'later');
});

test('after a restart, loads revocations except those that expired long ago', async () => {
  await direct(`insert into revoked_tokens values ('old', 1000)`);
  await pair().one.add('kept', inAnHour());
  const third = openPostgres(url);
  databases.push(third);
  open.push(await openRevocations(third, log));
  expect(open[2]?.has('kept')).toBe(true);
  expect(open[2]?.has('old')).toBe(false);
});

test('checks a token without the database', async () => {
  const { one, other } = pair();
  const [mine, theirs] = [one, other].map((revocations) =>
    createTokens({
      revocations,
      secret: 'a secret of thirty-two characters',
      issuer: 'us',
      generation: 'now',
    }),
  );
  const tokens = [await mine?.issue('0xA'), await mine?.issue('0xB')].map(String);
  const [good = '', revoked = ''] = tokens;
  const session = await mine?.verify(revoked);
  if (session === undefined) throw new Error('The token is invalid.');
  await mine?.revoke(session);
  await revokedSoon(other, session.tokenId);
  await Promise.all(databases.splice(0).map(({ close }) => close()));
  expect(await theirs?.verify(good)).toMatchObject({ address: '0xa' });
  expect(await theirs?.verify(revoked)).toBeUndefined();
});
