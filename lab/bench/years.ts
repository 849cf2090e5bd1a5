/** `npm run bench:years -w api -- [rounds]` measures the API's database queries over the rows of two years. */
import { sql } from 'kysely';
import type { Db } from '../../api/src/infra/database/database';
import { createAuditLog } from '../../api/src/operator/admin/audit-log';
import { rememberBlocks, rememberedUpTo } from '../../api/src/state/indexer/remembered-blocks';
import { historyPage, playerPage } from '../../api/src/state/players/pages';
import { createPositions } from '../../api/src/state/players/positions';
import { createRoundsState } from '../../api/src/state/read-model/rounds-state';
import { BLOCKS_PER_ROUND, fillYears, keenPlayer, usualPlayer } from '../../api/test/years';
import { median, rounded, timesOf } from './figures';
import { withFilledTables } from './filled-tables';

const TWO_YEARS = 210_240;
const REPEATED = 5;

const rounds = Number(process.argv[2] ?? TWO_YEARS);
const head = rounds * BLOCKS_PER_ROUND;

function queriesOf(db: Db): Record<string, () => Promise<unknown>> {
  const positions = createPositions(db, { round: () => undefined });
  const audit = createAuditLog(db, { getTransaction: () => Promise.resolve(null) } as never, 'ION');
  const unnamed = { hash: '', parentHash: '', time: 0, logsBloom: '', transactionCount: 0 };
  const block = { ...unnamed, number: head - (head % 256) };
  const middle = { before: rounds >> 1, limit: 50 };
  return {
    'blocks to forget': () => rememberBlocks(db, [block], []),
    'blocks for a common ancestor': () => rememberedUpTo(db, head, 4096),
    'the audit log': () => audit(50),
    'latest predictions of all': () => historyPage(db, { before: [head >> 1, 0], limit: 50 }),
    "a usual player's latest predictions": () => positions.latest(usualPlayer, 20),
    '… claimable rewards': () => positions.unclaimed(usualPlayer),
    '… figures': () => positions.figures(usualPlayer),
    "a keen player's page of predictions": () => playerPage(db, keenPlayer, middle),
    "a keen player's claimable rewards": () => positions.unclaimed(keenPlayer),
    "a keen player's figures": () => positions.figures(keenPlayer),
    'all rounds into memory, at a start': () => createRoundsState(db).refresh(),
  };
}

console.log(`Filling the tables with ${rounds} rounds …`);
await withFilledTables(
  (db) => fillYears(db, rounds),
  async (db) => {
    const { rows } = await sql`
      select relname as table, reltuples::bigint as rows,
        pg_size_pretty(pg_total_relation_size(oid)) as size
      from pg_class where relname in ('events', 'predictions', 'rounds', 'blocks') order by 1`.execute(
      db,
    );
    console.table(rows);
    const figures: Record<string, object> = {};
    for (const [query, task] of Object.entries(queriesOf(db))) {
      figures[query] = { 'median ms': rounded(median(await timesOf(REPEATED, task))) };
    }
    console.table(figures);
  },
);
