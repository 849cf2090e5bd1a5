import type { OwnName } from '@updown/protocol/api/names';
import { isName } from '@updown/protocol/player-name';
import { badRequest, conflict } from '../../game/api-error';
import { folded, isReserved } from '../../game/player-name';
import type { Db } from '../../infra/database/database';
import { appendToStream } from '../../infra/database/stream';
import { nameChanged } from './names';

const DAY_MS = 24 * 3600_000;
/** The SQLSTATE of a value that is not unique. */
const NOT_UNIQUE = '23505';

interface Options {
  readonly db: Db;
  readonly clock: { readonly now: () => number };
  /** Resolves when everything committed so far can be read. */
  readonly settle: () => Promise<void>;
}

function takenOr(error: unknown): unknown {
  const { code } = Object(error) as { code?: unknown };
  return code === NOT_UNIQUE ? conflict('name_taken') : error;
}

/** How players choose their names, and how the operator hides them. Addresses are in lower case. */
export function createNameChanges({ db, clock, settle }: Options) {
  const rowOf = (player: string) =>
    db
      .selectFrom('player_names')
      .leftJoin('hidden_names', 'hidden_names.folded', 'player_names.folded')
      .select(['name', 'player_names.folded', 'changed_at', 'hidden_names.folded as hidden'])
      .where('player', '=', player)
      .executeTakeFirst();

  const own = async (player: string): Promise<OwnName> => {
    const row = await rowOf(player);
    const next = row === undefined ? 0 : row.changed_at + DAY_MS;
    return {
      name: row?.name ?? null,
      isHidden: row !== undefined && row.hidden !== null,
      changeableAt: next > clock.now() ? next : null,
    };
  };

  /** Throws if the player may not choose the name now. */
  const check = async (player: string, name: string): Promise<void> => {
    if (name === '') return;
    if (!isName(name)) throw badRequest('name_form');
    const key = folded(name);
    const hidden = db.selectFrom('hidden_names').select('folded').where('folded', '=', key);
    if (isReserved(name) || (await hidden.executeTakeFirst()) !== undefined) {
      throw conflict('name_reserved');
    }
    const holder = await db
      .selectFrom('player_names')
      .select('player')
      .where('folded', '=', key)
      .executeTakeFirst();
    if (holder !== undefined && holder.player !== player) throw conflict('name_taken');
    if ((await own(player)).changeableAt !== null) throw conflict('name_too_soon');
  };

  /** One statement, so that of two requests at once only the first changes the name. */
  const write = (transaction: Db, player: string, name: string) => {
    const now = Math.floor(clock.now());
    const row = { name, folded: folded(name), changed_at: now };
    return transaction
      .insertInto('player_names')
      .values({ player, ...row })
      .onConflict((conflicting) =>
        conflicting
          .column('player')
          .doUpdateSet(row)
          .where('player_names.changed_at', '<=', now - DAY_MS),
      )
      .returning('player')
      .executeTakeFirst();
  };

  const giveUp = (transaction: Db, player: string) =>
    transaction
      .updateTable('player_names')
      .set({ name: null, folded: null, changed_at: Math.floor(clock.now()) })
      .where('player', '=', player)
      .where('name', 'is not', null)
      .returning('player')
      .executeTakeFirst();

  /**
   * Reports the player with that name, if there is one, after the name is hidden or shown. In a transaction of its own:
   * a player who chooses the name at this moment is either found here, or reported after it.
   */
  const report = (key: string): Promise<string | null> =>
    db.transaction().execute(async (transaction) => {
      const holder = await transaction
        .selectFrom('player_names')
        .select('player')
        .where('folded', '=', key)
        .executeTakeFirst();
      if (holder !== undefined) await appendToStream(transaction, [nameChanged(holder.player)]);
      return holder?.player ?? null;
    });

  return {
    own,
    check,

    /** Gives the player the name, or gives it up if it is empty. */
    choose: async (player: string, name: string): Promise<OwnName> => {
      await check(player, name);
      await db
        .transaction()
        .execute(async (transaction) => {
          const changed = await (name === ''
            ? giveUp(transaction, player)
            : write(transaction, player, name));
          if (changed !== undefined) await appendToStream(transaction, [nameChanged(player)]);
          else if (name !== '') throw conflict('name_too_soon');
        })
        .catch((error: unknown) => {
          throw takenOr(error);
        });
      await settle();
      return own(player);
    },

    /** Hides a name, and reserves it. Resolves to the player who has it. */
    hide: async (name: string): Promise<string | null> => {
      const row = { folded: folded(name) };
      await db
        .insertInto('hidden_names')
        .values(row)
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
      const holder = await report(row.folded);
      await settle();
      return holder;
    },

    /** Shows a hidden name again. Resolves to the player who has it. */
    show: async (name: string): Promise<string | null> => {
      const key = folded(name);
      await db.deleteFrom('hidden_names').where('folded', '=', key).execute();
      const holder = await report(key);
      await settle();
      return holder;
    },
  };
}

export type NameChanges = ReturnType<typeof createNameChanges>;
