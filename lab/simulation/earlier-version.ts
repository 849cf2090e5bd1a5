import type { Db } from '../../api/src/infra/database/database';
import { upsert } from '../../api/src/infra/database/upsert';

/** Lets a process of a version without a leaderboard index, which leaves the standings and their revision as they are. */
export async function withoutStandings(db: Db, index: () => Promise<void>): Promise<void> {
  const rows = await db.selectFrom('standings').selectAll().execute();
  const cursor = await db.selectFrom('cursor').select('standings_revision').executeTakeFirst();
  await index();
  await db.transaction().execute(async (transaction) => {
    const kept = rows.map(({ return_rate: _, ...row }) => row);
    await transaction.deleteFrom('standings').execute();
    await upsert(transaction, 'standings', ['period', 'since', 'player'], kept);
    const { standings_revision = null } = cursor ?? {};
    await transaction.updateTable('cursor').set({ standings_revision }).execute();
  });
}
