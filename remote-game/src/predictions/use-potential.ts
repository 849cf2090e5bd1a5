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
import { useEffect, useState } from 'react';
import { usePlayer } from '../player/use-player';
import { payoutOf } from '../rules/payout';

const NONE = { potentialRewards: '0' };
/** In a busy round each bet changes the pools for everybody: one read per bet would grow with the square of the players. */
const POOLS_REST_MS = 2_000;

/**
 * The payout in base units if the player's side wins at the current pools. The server computes it once the pools have settled;
 * until then the page computes its own figure.
 */
export function usePotential(round: CurrentRound, prediction: OwnPrediction): bigint {
  const { address } = usePlayer();
  const { currentData, error, refetch } = usePotentialRewardsQuery(
    address === null ? skipToken : { roundId: round.id, address },
    usePolling(POLL_MS.player),
  );
  const { up_predictions: up, down_predictions: down } = round;
  const pools = `${up} ${down}`;
  const [readFor, setReadFor] = useState(pools);
  useEffect(() => {
    if (readFor === pools) return;
    const timer = setTimeout(() => {
      void refetch().then(({ isSuccess }) => isSuccess && setReadFor(pools));
    }, POOLS_REST_MS);
    return () => clearTimeout(timer);
  }, [pools, readFor, refetch]);
  const read = orEmpty({ data: currentData, error }, NONE);
  if (read !== undefined && (readFor === pools || currentData === undefined)) {
    return parseAmount(read.potentialRewards);
  }
  const stake = parseAmount(prediction.depositAmount);
  const own = { up: parseAmount(up), down: parseAmount(down) };
  return payoutOf(stake, prediction.predictedUp, own);
}
