import type {
  LeaderboardOrder,
  LeaderboardPage,
  LeaderboardPlace,
  LeaderboardRow,
} from '@updown/protocol/api/leaderboard';
import type { Period } from '../src/game/standing';
import { addressOf } from '../src/game/units';
import type { Db } from '../src/infra/database/database';
import { createLeaderboard } from '../src/state/leaderboard/leaderboard';

/** A bet in a round with an outcome. */
export interface Bet {
  readonly roundId: number;
  /** The end of its round in Unix seconds. */
  readonly endTime: number;
  readonly player: string;
  readonly amount: bigint;
  readonly payout: bigint;
  readonly result: 'won' | 'lost' | 'returned';
}

const orders: LeaderboardOrder[] = ['profit', 'return', 'volume', 'streak'];
const periods: Period[] = ['day', 'week', 'always'];

/** The number of a day, or of the Monday of its week, for a time in Unix seconds. */
function numberOf(period: Period, time: number): number {
  const date = new Date(time * 1000);
  date.setUTCHours(0, 0, 0, 0);
  if (period === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return period === 'always' ? 0 : date.getTime();
}

function longestRun(results: readonly Bet['result'][]): number {
  const decided = results.filter((result) => result !== 'returned');
  const runs = decided.join(' ').split('lost');
  return Math.max(0, ...runs.map((run) => run.split('won').length - 1));
}

/** All rows of a leaderboard at a time in Unix seconds, counted in the plainest way from all bets, in round order. */
export function countedBoard(
  bets: readonly Bet[],
  order: LeaderboardOrder,
  period: Period,
  now: number,
): LeaderboardRow[] {
  const wanted = numberOf(period, now);
  const inPeriod = bets.filter(({ endTime }) => numberOf(period, endTime) === wanted);
  const players = [...new Set(inPeriod.map(({ player }) => player))].sort();
  const rows = players.flatMap((player) => {
    const own = inPeriod.filter((bet) => bet.player === player);
    const decided = own.filter(({ result }) => result !== 'returned').length;
    if (order === 'return' && decided < 10) return [];
    const profit = own.reduce((sum, { payout, amount }) => sum + payout - amount, 0n);
    const volume = own.reduce((sum, { amount }) => sum + amount, 0n);
    const millionths = Number((profit * 1_000_000n) / volume);
    const streak = longestRun(own.map(({ result }) => result));
    const value = {
      profit,
      volume,
      return: BigInt(millionths),
      streak: BigInt(streak),
    }[order];
    const row = {
      address: addressOf(player),
      profit: `${profit}`,
      volume: `${volume}`,
      return: millionths / 1_000_000,
      rounds: own.length,
      wins: own.filter(({ result }) => result === 'won').length,
      streak,
    };
    return [{ value, row }];
  });
  return rows
    .toSorted((a, b) => (a.value > b.value ? -1 : a.value < b.value ? 1 : 0))
    .map(({ value, row }) => ({
      rank: 1 + rows.filter((other) => other.value > value).length,
      ...row,
    }));
}

/** Reads a leaderboard to the end in pages, and the place of each player. */
async function readBoard(db: Db, order: LeaderboardOrder, period: Period, now: number) {
  const leaderboard = createLeaderboard(
    db,
    { revision: () => 0, named: (row) => row },
    { now: () => now * 1000 },
  );
  const rows: LeaderboardRow[] = [];
  let after: string | undefined;
  do {
    const { body } = await leaderboard.page({ order, period }, after, 3);
    const page = JSON.parse(body.toString()) as LeaderboardPage;
    rows.push(...page.data);
    after = page.next ?? undefined;
  } while (after !== undefined);
  for (const row of rows) {
    const { body } = await leaderboard.place({ order, period }, row.address);
    const { data } = JSON.parse(body.toString()) as LeaderboardPlace;
    if (JSON.stringify(data) !== JSON.stringify(row)) {
      throw new Error(`Not at ${row.rank}: ${body.toString()}`);
    }
  }
  return rows;
}

/** Every leaderboard at a time, counted from all bets. */
export function countedBoards(bets: readonly Bet[], now: number) {
  return orders.flatMap((order) =>
    periods.map((period) => ({ order, period, rows: countedBoard(bets, order, period, now) })),
  );
}

/** Every leaderboard at a time, from the tables. */
export async function readBoards(db: Db, now: number) {
  const boards = [];
  for (const order of orders) {
    for (const period of periods) {
      boards.push({ order, period, rows: await readBoard(db, order, period, now) });
    }
  }
  return boards;
}
