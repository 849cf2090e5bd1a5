import type { HouseFigures } from '@updown/protocol/api/house';
import { houseFigures } from '../../game/present/house';
import type { Db } from '../../infra/database/database';
import type { ReadModel } from '../read-model/read-model';
import { sumsByDay } from './sums-by-day';

const DAY_MS = 86_400_000;

/**
 * The house's figures for the last days, including today. Summing all bets of the period takes half a second for 80,000
 * bets, so callers share the result until a round starts or ends. Bets in open rounds do not count.
 */
export function createHouse(
  db: Db,
  { latestRound, openRounds }: Pick<ReadModel, 'latestRound' | 'openRounds'>,
  clock: { readonly now: () => number },
) {
  const known = new Map<number, { key: string; figures: Promise<HouseFigures> }>();
  return (days: number): Promise<HouseFigures> => {
    const today = Math.floor(clock.now() / DAY_MS);
    const open = openRounds().map(({ id }) => id);
    const key = `${today} ${latestRound()?.id} ${open.join()}`;
    const found = known.get(days);
    if (found?.key === key) return found.figures;
    const first = today - days + 1;
    const figures = sumsByDay(db, first).then((rows) => houseFigures(rows, first, today));
    known.set(days, { key, figures });
    // After a failure, the next caller reads the figures again.
    figures.catch(() => known.get(days)?.figures === figures && known.delete(days));
    return figures;
  };
}

export type House = ReturnType<typeof createHouse>;
