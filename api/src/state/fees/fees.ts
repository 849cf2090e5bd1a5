import { sql } from 'kysely';
import type { Rpc } from '../../chain/rpc';
import type { Db } from '../../infra/database/database';

/** The parts of a transaction's receipt that show who paid how much for it. */
export interface FeeReceipt {
  readonly blockHash: string;
  readonly from: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
  /** On some rollups, the fee for the data on the chain below, which is not part of the gas. */
  readonly l1Fee?: string | null;
}

interface MoneyEvent {
  readonly player: string;
  /** Whether it is the first prediction or claim of this player in its transaction. */
  readonly is_first: boolean;
}

/** The player's cost in wei. The sum over all events of a player is the player's total cost. */
export function playerFee({ player, is_first }: MoneyEvent, receipt: FeeReceipt): bigint {
  if (!is_first || receipt.from.toLowerCase() !== player.toLowerCase()) return 0n;
  const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
  return gas + BigInt(receipt.l1Fee ?? 0);
}

/** For these latest blocks, a node may not have the receipt yet. */
const RECENT_BLOCKS = 64;
const EVENTS_PER_STEP = 100;

interface Unpaid {
  block: number;
  block_hash: string;
  log_index: number;
  transaction_hash: string;
  player: string;
  is_first: boolean;
}

/** The names are constants, so that the database uses the index of events without a fee. */
const ofMoney = sql.raw(`name in ('PredictionMade', 'RewardsClaimed')`);

async function withoutFee(db: Db, block: number, logIndex: number): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    select block, block_hash, log_index, transaction_hash, args ->> 'player' as player,
      not exists (
        select from events as earlier
        where earlier.block = events.block and earlier.log_index < events.log_index
          and earlier.transaction_hash = events.transaction_hash and earlier.${ofMoney}
          and earlier.args ->> 'player' = events.args ->> 'player') as is_first
    from events
    where fee is null and ${ofMoney}
      and (block, log_index) > (${block}::bigint, ${logIndex}::bigint)
    order by block, log_index limit ${EVENTS_PER_STEP}`.execute(db);
  return rows;
}

interface Fee {
  readonly block_hash: string;
  readonly log_index: number;
  readonly fee: string;
}

/** Changes only events that are still there: a reorganisation may have removed some in the meantime. */
async function write(db: Db, fees: readonly Fee[]): Promise<void> {
  if (fees.length === 0) return;
  await sql`
    update events set fee = found.fee
    from json_to_recordset(${JSON.stringify(fees)}::json)
      as found (block_hash text, log_index integer, fee numeric)
    where events.block_hash = found.block_hash and events.log_index = found.log_index
      and events.chain_id = (select chain_id from cursor)`.execute(db);
}

/**
 * Reads what players paid for gas from the receipts, apart from the indexer, which needs no receipts of older blocks.
 * A receipt that the node no longer has is asked for once per process, and the fee stays unknown.
 */
export function createFees(db: Db, rpc: Pick<Rpc, 'send'>) {
  let read = -1;
  /** The index's revision without an event to ask for. */
  let complete = -1;

  return async (assertMay: () => void): Promise<void> => {
    const cursor = await db.selectFrom('cursor').select(['block', 'revision']).executeTakeFirst();
    if (cursor === undefined || cursor.revision === complete) return;
    const start = Math.min(read, cursor.block - RECENT_BLOCKS);
    let [block, logIndex] = [start, 2 ** 31];
    for (;;) {
      const events = await withoutFee(db, block, logIndex);
      const last = events.at(-1);
      if (last === undefined) break;
      const hashes = [...new Set(events.map(({ transaction_hash }) => transaction_hash))];
      const answers = await rpc.send(
        hashes.map((hash, id) => ({ id, method: 'eth_getTransactionReceipt', params: [hash] })),
      );
      const receiptOf = new Map(hashes.map((hash, id) => [hash, answers[id]?.result]));
      const fees = events.flatMap((event): Fee[] => {
        // Null or an error if the node does not have the receipt, or no longer.
        const receipt = receiptOf.get(event.transaction_hash) as FeeReceipt | null | undefined;
        if (receipt?.blockHash !== event.block_hash) return [];
        const { block_hash, log_index } = event;
        return [{ block_hash, log_index, fee: `${playerFee(event, receipt)}` }];
      });
      assertMay();
      await write(db, fees);
      [block, logIndex] = [last.block, last.log_index];
      read = block;
    }
    read = Math.max(read, cursor.block);
    if (block === start) complete = cursor.revision;
  };
}
