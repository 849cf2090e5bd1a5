import { errorRate } from './error-rate';
import { feedAge } from './feed-age';
import type { HealthFigure, Seen } from './figure';
import { indexLag } from './index-lag';
import { keeperGas } from './keeper-gas';
import { remoteFailures } from './remote-errors';
import { reserve } from './reserve';
import { waitingRounds } from './waiting';

const figures = [
  feedAge,
  keeperGas,
  waitingRounds,
  reserve,
  indexLag,
  errorRate,
  remoteFailures,
] as const;

/** The health of the game in seven figures. */
export function healthFigures(seen: Seen): HealthFigure[] {
  return figures.map((figure) => figure(seen));
}
