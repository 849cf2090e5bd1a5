import { formatAmount, parseAmount, type SceneOf } from '@updown/shared';
import { poolShares, upShare } from '../rules/pool-share';
import { configIn, runningRound } from './running-round';

function amount(units: bigint): string {
  return formatAmount(units, undefined, 2);
}

/** The pools of a running round: empty, with stakes on one side, or on both. */
export const poolsScene: SceneOf = (answers, now) => {
  const round = runningRound(answers, now);
  const config = configIn(answers);
  if (round === null || config === undefined) return null;
  const { symbol } = config.token;
  const [up, down] = [parseAmount(round.up_predictions), parseAmount(round.down_predictions)];
  const shares = poolShares(up, down);
  if (shares === null) return { look: 'empty', texts: { symbol } };
  if (down === 0n) return { look: 'up', texts: { symbol, total: amount(up) } };
  if (up === 0n) return { look: 'down', texts: { symbol, total: amount(down) } };
  return {
    look: 'both',
    texts: {
      symbol,
      up: amount(up),
      down: amount(down),
      total: amount(parseAmount(round.total_deposits)),
      upPercent: shares.up,
      downPercent: shares.down,
      scale: `${upShare(up, down)}`,
    },
  };
};
