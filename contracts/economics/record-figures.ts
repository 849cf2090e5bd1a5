import { fitted } from '../market/fitted';
import { chanceOfKeepingDirection } from './odds';
import { percent, table, whole } from './table';

const ROUND = 300;

export function recordedMoves(): string {
  return table(
    ['the bettor has seen', 'random walk', 'ETH in 2020', 'moves'],
    fitted.kept.map(({ seen, moves, share }) => [
      `${seen} s`,
      percent(chanceOfKeepingDirection(seen, ROUND)),
      percent(share),
      whole(moves),
    ]),
  );
}
