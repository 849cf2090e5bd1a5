/** `npm run bench:indexer -w api -- [events]` measures how fast indexers read the past events of a game. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/postgres';
import { startEmittedChain } from './emitted-chain';
import { endCleanly } from './end-cleanly';
import type { Measured } from './measured';
import { indexByOurs } from './own-indexer';
import { indexPlainly, onlyQuery } from './plain-indexer';
import { indexByPonder } from './ponder-indexer';
import { printTable, times, whole } from './print';

const wanted = Number(process.argv[2] ?? '100000');
const goal = { perSecond: 5000, ratio: 10 };
/** The plain indexers read only this part, because they would take minutes for all blocks. */
const PART = 1 / 10;

const folder = await mkdtemp(join(tmpdir(), 'updown-bench-'));
const chain = await startEmittedChain(wanted);
const postgres = await startPostgres(folder);
endCleanly(folder);
const some = Math.ceil(chain.lastBlock * PART);

const results: { what: string; measured: Measured; rate: number }[] = [];
async function measure(what: string, run: () => Promise<Measured | undefined>) {
  const measured = await run();
  if (measured === undefined) return undefined;
  const rate = measured.events / measured.seconds;
  console.log(`${what}: ${whole(rate)} events/s`);
  results.push({ what, measured, rate });
  return rate;
}
async function all(run: Promise<Measured | undefined>) {
  const measured = await run;
  if (measured !== undefined && measured.events < wanted) {
    throw new Error(`Only ${measured.events} of ${wanted} events were indexed.`);
  }
  return measured;
}

try {
  console.log(`A local chain with ${whole(wanted)} events in ${whole(chain.lastBlock)} blocks.`);
  const database = join(folder, 'database');
  const ours = async (name: string) => {
    const DATABASE_URL = name === 'PGlite' ? undefined : await postgres.database('ours');
    return all(indexByOurs(chain, { DATABASE_DIR: database, DATABASE_URL }));
  };
  const own = await measure('ours, PostgreSQL', () => ours('PostgreSQL'));
  await measure('ours, PGlite', () => ours('PGlite'));
  const ponder = await measure('Ponder, PostgreSQL', async () =>
    all(indexByPonder(chain, await postgres.database('ponder'))),
  );
  await measure('queryFilter, no tables', () => onlyQuery(chain.url, some));
  const plain = await measure('queryFilter, PostgreSQL', async () =>
    indexPlainly(chain.url, some, await postgres.database('plain')),
  );
  if (own === undefined || plain === undefined) {
    throw new Error('An indexer returned no measurement.');
  }

  printTable(
    ['indexer', 'events', 'seconds', 'events/s', 'ours, PostgreSQL, is'],
    results.map(({ what, measured, rate }) => [
      what,
      whole(measured.events),
      measured.seconds.toFixed(1),
      whole(rate),
      times(own / rate),
    ]),
  );
  printTable(
    ['goal', 'wanted', 'measured'],
    [
      ['events/s', whole(goal.perSecond), whole(own)],
      ['beside queryFilter into the same tables', times(goal.ratio), times(own / plain)],
      ...(ponder === undefined ? [] : [['beside Ponder', times(goal.ratio), times(own / ponder)]]),
    ],
  );
} finally {
  await postgres.stop();
  await chain.stop();
}
