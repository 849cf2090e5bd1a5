import { houseFigures } from '../../game/present/house';
import type { HouseFigures } from '../../game/schemas/house';
import type { Db } from '../../infra/database/database';
import type { ReadModel } from '../read-model/read-model';
import { sumsByDay } from './sums-by-day';

const DAY_MS = 86_400_000;

/**
 * What the house and its players did in the last days, today included. The sums run over every bet of the period, which
 * takes half a second for 80,000, so callers share them until a round starts or ends: bets in open rounds do not count.
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
    // The next caller reads them again.
    figures.catch(() => known.get(days)?.figures === figures && known.delete(days));
    return figures;
  };
}

export type House = ReturnType<typeof createHouse>;
