import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from '@updown/contracts/deploy';
import type { Rpc } from '../../api/src/chain/rpc';
import type { Db } from '../../api/src/infra/database/database';
import { differingRows, readTables } from '../simulation/compare';
import { chainTruth } from './chain-truth';

const ATTEMPTS = 10;
const PAUSE_MS = 500;

async function compare(db: Db, rpc: Rpc, deployment: Deployment): Promise<string[]> {
  const found = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => readTables(transaction));
  return differingRows(await chainTruth(rpc, deployment, found), found);
}

/**
 * Lists the rows of the database that do not match the chain, including missing rows. Compares again if there are
 * differences, because of a possible reorg, and after an error, because a busy machine may not respond.
 */
export async function compareWithChain(
  db: Db,
  rpc: Rpc,
  deployment: Deployment,
): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === ATTEMPTS;
    try {
      const differences = await compare(db, rpc, deployment);
      if (differences.length === 0 || isLast) return differences;
    } catch (error) {
      if (isLast) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
