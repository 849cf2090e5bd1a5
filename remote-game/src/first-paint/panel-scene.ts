import { formatAmount, formatShare, parseAmount, type SceneOf } from '@updown/shared';
import { estimatePayout, type Estimate } from '../rules/payout';
import { DEFAULT_LIMITS } from '../rules/stake-input';
import { configIn, runningRound } from './running-round';

function estimated(side: string, { bonus, payout, rate }: Estimate) {
  return {
    [`${side}Payout`]: formatAmount(payout, undefined, 2),
    [`${side}Bonus`]: formatAmount(bonus, undefined, 2),
    [`${side}Rate`]: formatShare(Number(rate) / 100),
  };
}

/** A visitor's panel in a running round with the specified limits: what the least stake pays at its pools. */
export const panelScene: SceneOf = (answers, now) => {
  const round = runningRound(answers, now);
  const config = configIn(answers);
  if (round === null || config === undefined) return null;
  const { minimum, maximum } = DEFAULT_LIMITS;
  const isSpecified =
    parseAmount(round.minimum_deposit) === minimum &&
    parseAmount(round.maximum_deposit) === maximum;
  if (!isSpecified) return null;
  const pools = {
    up: parseAmount(round.up_predictions),
    down: parseAmount(round.down_predictions),
  };
  return {
    look: config.sponsorsGas ? 'sponsored' : 'plain',
    texts: {
      symbol: config.token.symbol,
      ...estimated('up', estimatePayout(minimum, true, pools)),
      ...estimated('down', estimatePayout(minimum, false, pools)),
    },
  };
};
