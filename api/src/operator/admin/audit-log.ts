import type { AuditEntry } from '@updown/protocol/api/operator';
import type { Provider } from 'ethers';
import { sql } from 'kysely';
import { addressOf, amountOf } from '../../game/units';
import type { Db } from '../../infra/database/database';

type Args = Readonly<Record<string, unknown>>;

function tokens({ amount }: Args, symbol: string) {
  return `amount: ${amountOf(BigInt(String(amount)))} ${symbol}`;
}
function address(name: string) {
  return (args: Args) => `${name}: ${addressOf(String(args[name]))}`;
}

/** Direct actions on the contract outside of rounds: by event, the action's name and details in the log. */
const actions: Readonly<
  Record<string, readonly [action: string, details: (args: Args, symbol: string) => string]>
> = {
  Paused: ['pause', () => ''],
  Unpaused: ['unpause', () => ''],
  ReserveFunded: ['fund-reserve', tokens],
  ReserveWithdrawn: [
    'withdraw-reserve',
    (args, symbol) => `${tokens(args, symbol)}, ${address('to')(args)}`,
  ],
  MinimumDepositChanged: ['set-minimum-deposit', tokens],
  MaximumDepositChanged: ['set-maximum-deposit', tokens],
  PredictionLockChanged: [
    'set-prediction-lock',
    ({ secondsBeforeEnd }) => `seconds: ${String(secondsBeforeEnd)}`,
  ],
  MaxRoundExposureChanged: ['set-max-round-exposure', tokens],
  PriceToleranceChanged: [
    'set-price-tolerance',
    ({ basisPoints }) => `basis points: ${String(basisPoints)}`,
  ],
  MaximumPriceAgeChanged: [
    'set-maximum-price-age',
    ({ secondsOld }) => `seconds: ${String(secondsOld)}`,
  ],
  GameManagerChanged: ['set-game-manager', address('manager')],
  PauserChanged: ['set-pauser', address('pauser')],
  OwnershipTransferred: ['transfer-ownership', address('newOwner')],
};

interface EventRow {
  name: string;
  args: Args;
  transaction_hash: string;
  log_index: number;
  time: number;
}

/**
 * Reads all admin actions, including those sent directly to the contract.
 * @param symbol The token's.
 */
export function createAuditLog(db: Db, provider: Provider, symbol: string) {
  const senders = new Map<string, string | null>();

  /** Cached, because the sender of a transaction never changes. */
  const senderOf = async (hash: string): Promise<string | null> => {
    const known = senders.get(hash);
    if (known !== undefined) return known;
    const sender = (await provider.getTransaction(hash))?.from ?? null;
    if (senders.size >= 1000) senders.clear();
    senders.set(hash, sender);
    return sender;
  };

  const given = async (limit: number): Promise<AuditEntry[]> => {
    const rows = await db
      .selectFrom('admin_actions')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: `${row.id}`,
      at: row.at,
      admin: addressOf(row.admin),
      action: row.command,
      details: row.details,
      via: 'api',
      outcome: row.outcome,
      message: row.message,
      transactionHash: row.transaction_hash,
    }));
  };

  const direct = async (limit: number): Promise<AuditEntry[]> => {
    const { rows } = await sql<EventRow>`
      select events.name, events.args, events.transaction_hash, events.log_index, blocks.time
      from events join blocks on blocks.number = events.block
      where events.round_id is null and events.name in (${sql.join(Object.keys(actions))})
        and not exists (select from admin_actions
          where admin_actions.transaction_hash = events.transaction_hash)
      order by events.block desc, events.log_index desc limit ${limit}`.execute(db);
    return Promise.all(
      rows.map(
        async ({
          name,
          args,
          transaction_hash: transactionHash,
          log_index,
          time,
        }): Promise<AuditEntry> => {
          const [action, details] = actions[name] ?? [name, () => ''];
          return {
            id: `${transactionHash}-${log_index}`,
            at: time * 1000,
            admin: await senderOf(transactionHash),
            action,
            details: details(args, symbol),
            transactionHash,
            via: 'wallet',
            outcome: 'done',
            message: null,
          };
        },
      ),
    );
  };

  /** Newest first. */
  return async (limit: number): Promise<AuditEntry[]> => {
    const entries = await Promise.all([given(limit), direct(limit)]);
    return entries
      .flat()
      .sort((a, b) => b.at - a.at)
      .slice(0, limit);
  };
}

export type AuditLog = ReturnType<typeof createAuditLog>;
