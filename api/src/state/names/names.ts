import type { NameChange } from '@updown/protocol/api/names';
import { addressOf } from '../../game/units';
import type { Db } from '../../infra/database/database';
import type { StreamRow } from '../../infra/database/stream';

/** A row of the stream as it is stored: without a name, so that a hidden name is nowhere in the stream. */
type Unnamed = Pick<NameChange, 'playerAddress'>;

/**
 * The names that are shown, in memory. The tables are the truth: after each change, by any process, the player's name is
 * read again.
 */
export function createNames(db: Db) {
  const names = new Map<string, string>();
  let changes = 0;

  const shown = () =>
    db
      .selectFrom('player_names')
      .leftJoin('hidden_names', 'hidden_names.folded', 'player_names.folded')
      .select(['player', 'name'])
      .where('name', 'is not', null)
      .where('hidden_names.folded', 'is', null);

  const take = (rows: readonly { player: string; name: string | null }[]) => {
    for (const { player, name } of rows) if (name !== null) names.set(player, name);
  };

  const nameOf = (address: string) => names.get(address.toLowerCase());

  /** The item with its player's name, if there is one. */
  const named = <Item extends object>(
    item: Item,
    address: string | null,
  ): Item & { name?: string } => {
    const name = address === null ? undefined : nameOf(address);
    return name === undefined ? item : { ...item, name };
  };

  const namedRow = (row: StreamRow): StreamRow => {
    const { event } = row;
    if (event !== 'prediction' && event !== 'name') return row;
    const data = row.data as Unnamed;
    const { playerAddress } = data;
    return event === 'prediction'
      ? { ...row, data: named(data, playerAddress) }
      : { ...row, data: { playerAddress, name: nameOf(playerAddress) ?? null } };
  };

  return {
    load: async (): Promise<void> => take(await shown().execute()),

    /** Reads the names that these rows of the stream report as changed. */
    refresh: async (rows: readonly StreamRow[]): Promise<void> => {
      const players = rows
        .filter(({ event }) => event === 'name')
        .map(({ data }) => (data as Unnamed).playerAddress.toLowerCase());
      if (players.length === 0) return;
      const read = await shown().where('player', 'in', players).execute();
      for (const player of players) names.delete(player);
      take(read);
      changes++;
    },

    /** Counts the changes that this process has read. */
    changes: () => changes,
    named,
    namedRow,
  };
}

/** The row of the stream by which every process and every page learns that a player's name has changed. */
export function nameChanged(player: string): { event: 'name'; data: Unnamed } {
  return { event: 'name', data: { playerAddress: addressOf(player) } };
}
