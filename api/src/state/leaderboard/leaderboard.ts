import {
  CURSOR_FORM,
  type LeaderboardOrder,
  type LeaderboardPage,
  type LeaderboardPlace,
  type LeaderboardRow,
} from '@updown/protocol/api/leaderboard';
import { invalid } from '../../game/api-error';
import { endOf, startOf, type Period } from '../../game/standing';
import type { Db } from '../../infra/database/database';
import type { ReadModel } from '../read-model/read-model';
import { createQueriedResources } from '../resources/resources';
import { boardPage, countRanked, isPossible, placeOn, type Board, type Position } from './board';

const MOST_ANSWERS = 500;

interface Asked {
  readonly order: LeaderboardOrder;
  readonly period: Period;
}

/** Reads a cursor, whose format the schema has already checked. */
function positionOf(board: Board, after: string): Position {
  const [value = '', player = ''] = after.split('.');
  const position = { value: BigInt(value), player };
  if (!isPossible(board, position)) throw invalid(CURSOR_FORM);
  return position;
}

function cursorOf({ value, player }: Position): string {
  return `${value}.${player}`;
}

/** The leaderboards of the current periods. A process reads an answer once until the tables change. */
export function createLeaderboard(
  db: Db,
  { revision, named }: Pick<ReadModel, 'revision' | 'named'>,
  clock: { readonly now: () => number },
) {
  const answer = createQueriedResources(MOST_ANSWERS, revision);

  const boardOf = ({ order, period }: Asked): Board => ({
    order,
    period,
    since: startOf(period, Math.floor(clock.now() / 1000)),
  });
  const withName = (row: LeaderboardRow) => named(row, row.address);
  const orNull = (row: LeaderboardRow | undefined) => (row === undefined ? null : withName(row));
  const limitsOf = ({ period, since }: Board) => ({
    since: period === 'always' ? null : since,
    until: endOf(period, since),
  });

  return {
    page: async (asked: Asked, after: string | undefined, limit: number) => {
      const board = boardOf(asked);
      const { order, period, since } = board;
      const from = after === undefined ? undefined : positionOf(board, after);
      const key = `page ${order} ${period} ${since} ${after} ${limit}`;
      return answer(key, async (): Promise<LeaderboardPage> => {
        const [{ rows, last }, total] = await Promise.all([
          boardPage(db, board, from, limit),
          countRanked(db, board),
        ]);
        const next = last === undefined ? null : cursorOf(last);
        const data = rows.map(withName);
        return { success: true, data, ...limitsOf(board), total, next };
      });
    },

    place: (asked: Asked, address: string) => {
      const board = boardOf(asked);
      const { order, period, since } = board;
      const player = address.toLowerCase();
      const key = `place ${order} ${period} ${since} ${player}`;
      return answer(key, async (): Promise<LeaderboardPlace> => {
        const [place, total] = await Promise.all([
          placeOn(db, board, player),
          countRanked(db, board),
        ]);
        const [data, above] = [orNull(place?.row), orNull(place?.above)];
        return { success: true, data, above, ...limitsOf(board), total };
      });
    },
  };
}

export type Leaderboard = ReturnType<typeof createLeaderboard>;
