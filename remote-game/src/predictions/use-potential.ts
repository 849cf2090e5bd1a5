import {
  orEmpty,
  parseAmount,
  POLL_MS,
  skipToken,
  usePolling,
  usePotentialRewardsQuery,
  type CurrentRound,
  type OwnPrediction,
} from '@updown/shared';
import { useEffect, useRef } from 'react';
import { usePlayer } from '../player/use-player';
import { payoutOf } from '../rules/payout';

const NONE = { potentialRewards: '0' };

/**
 * The payout in base units if the player's side wins at the current pools: the server's figure, refetched after each
 * stake that changes the pools. Until it is loaded the page computes its own.
 */
export function usePotential(round: CurrentRound, prediction: OwnPrediction): bigint {
  const { address } = usePlayer();
  const { currentData, error, refetch } = usePotentialRewardsQuery(
    address === null ? skipToken : { roundId: round.id, address },
    usePolling(POLL_MS.player),
  );
  const { up_predictions: up, down_predictions: down } = round;
  const pools = `${up} ${down}`;
  const readFor = useRef(pools);
  useEffect(() => {
    if (readFor.current === pools) return;
    readFor.current = pools;
    void refetch();
  }, [pools, refetch]);
  const read = orEmpty({ data: currentData, error }, NONE);
  if (read !== undefined) return parseAmount(read.potentialRewards);
  const stake = parseAmount(prediction.depositAmount);
  const own = { up: parseAmount(up), down: parseAmount(down) };
  return payoutOf(stake, prediction.predictedUp, own);
}
