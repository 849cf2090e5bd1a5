import {
  ROUNDS_FOR_RETURN,
  type LeaderboardOrder,
  type LeaderboardRow,
} from '@updown/protocol/api/leaderboard';
import { sql } from 'kysely';
import {
  leaderboardRow,
  leaderboardRows,
  valueOf,
  type Before,
  type Ranked,
} from '../../game/present/leaderboard';
import type { Period } from '../../game/standing';
import type { Db } from '../../infra/database/database';

/** A leaderboard: its order, and a period with its start in Unix seconds. */
export interface Board {
  readonly order: LeaderboardOrder;
  readonly period: Period;
  readonly since: number;
}

/** A position in a board. The address is in lower case. */
export interface Position {
  readonly value: bigint;
  readonly player: string;
}

/** The column that each order ranks by. A value is cast to its type, so that PostgreSQL uses the column's index. */
const columns = {
  profit: sql.raw('profit'),
  volume: sql.raw('staked'),
  return: sql.raw('return_rate'),
  streak: sql.raw('longest_streak'),
};
const types = {
  profit: sql.raw('numeric'),
  volume: sql.raw('numeric'),
  return: sql.raw('bigint'),
  streak: sql.raw('bigint'),
};

/** The largest value that the types of all columns hold is far above any of them. */
export function isPossible({ order }: Pick<Board, 'order'>, { value }: Position): boolean {
  return order === 'profit' || order === 'volume' || BigInt.asIntN(64, value) === value;
}

function ranked({ order, period, since }: Board) {
  // The number is a constant, so that the database uses the index of these rows.
  const isEnough = sql`and wins + losses >= ${sql.lit(ROUNDS_FOR_RETURN)}`;
  return sql`from standings where period = ${period} and since = ${since}::bigint
    ${order === 'return' ? isEnough : sql``}`;
}

export async function countRanked(db: Db, board: Board): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${ranked(board)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** The number of rows up to a position, and how many of them have a higher value. */
async function countUpTo(db: Db, board: Board, { value, player }: Position) {
  const [column, type] = [columns[board.order], types[board.order]];
  const { rows } = await sql<{ count: number; higher: number }>`
    select count(*) as count, count(*) filter (where ${column} > ${`${value}`}::${type}) as higher
    ${ranked(board)} and ${column} >= ${`${value}`}::${type}
      and (${column} > ${`${value}`}::${type} or player <= ${player})`.execute(db);
  return rows[0] ?? { count: 0, higher: 0 };
}

async function before(db: Db, board: Board, after: Position): Promise<Before> {
  const { count, higher } = await countUpTo(db, board, after);
  return { count, value: after.value, rank: higher + 1 };
}

async function rowsAfter(db: Db, board: Board, after: Position | undefined, limit: number) {
  const [column, type] = [columns[board.order], types[board.order]];
  const value = `${after?.value}`;
  const isAfter = sql`and ${column} <= ${value}::${type}
    and (${column} < ${value}::${type} or player > ${after?.player})`;
  const { rows } = await sql<Ranked>`
    select player, profit, staked, return_rate, rounds, wins, longest_streak
    ${ranked(board)} ${after === undefined ? sql`` : isAfter}
    order by ${column} desc, player limit ${limit}`.execute(db);
  return rows;
}

export interface BoardPage {
  readonly rows: LeaderboardRow[];
  /** The position of the last row; undefined on the last page. */
  readonly last: Position | undefined;
}

export async function boardPage(
  db: Db,
  board: Board,
  after: Position | undefined,
  limit: number,
): Promise<BoardPage> {
  const [rows, above] = await Promise.all([
    rowsAfter(db, board, after, limit),
    after === undefined ? undefined : before(db, board, after),
  ]);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    rows: leaderboardRows(board.order, rows, above),
    last: last && { value: valueOf(board.order, last), player: last.player },
  };
}

async function withRank(db: Db, board: Board, row: Ranked): Promise<LeaderboardRow> {
  const position = { value: valueOf(board.order, row), player: row.player };
  const { higher } = await countUpTo(db, board, position);
  return leaderboardRow(higher + 1, row);
}

/** A row of the lowest value above the given one. Ordered as the column's index, read backwards. */
async function rowAbove(db: Db, board: Board, value: bigint) {
  const [column, type] = [columns[board.order], types[board.order]];
  const { rows } = await sql<Ranked>`
    select player, profit, staked, return_rate, rounds, wins, longest_streak
    ${ranked(board)} and ${column} > ${`${value}`}::${type}
    order by ${column}, player desc limit 1`.execute(db);
  return rows[0];
}

export interface Place {
  readonly row: LeaderboardRow;
  /** A row of the next higher value; undefined for a leader. */
  readonly above: LeaderboardRow | undefined;
}

/** A player's row with its rank; undefined if the player is not ranked. The address is in lower case. */
export async function placeOn(db: Db, board: Board, player: string): Promise<Place | undefined> {
  const { rows } = await sql<Ranked>`
    select player, profit, staked, return_rate, rounds, wins, longest_streak
    ${ranked(board)} and player = ${player}`.execute(db);
  const [own] = rows;
  if (own === undefined) return undefined;
  const [row, next] = await Promise.all([
    withRank(db, board, own),
    rowAbove(db, board, valueOf(board.order, own)),
  ]);
  return { row, above: next && (await withRank(db, board, next)) };
}
