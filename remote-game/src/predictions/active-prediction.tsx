import {
  Amount,
  type CurrentRound,
  Direction,
  formatPrice,
  formatTime,
  orEmpty,
  type OwnPrediction,
  parseAmount,
  POLL_MS,
  skipToken,
  Stat,
  Stats,
  styled,
  usePolling,
  usePotentialRewardsQuery,
  useRoundPricesQuery,
  useSymbol,
} from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';
import { payoutOf } from '../rules/payout';
import { entryPrice } from '../rules/standing';

const NONE = { potentialRewards: '0' };
/** In a busy round each bet changes the pools for everybody: one read per bet would grow with the square of the players. */
const POOLS_REST_MS = 2_000;

/**
 * The payout in base units if the player's side wins at the current pools. The server computes it once the pools have settled;
 * until then the page computes its own figure.
 */
function usePotential(round: CurrentRound, prediction: OwnPrediction): bigint {
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

interface Entry {
  /** Unix seconds. */
  at: number;
  price: number;
}

/** When the player bet, and the price of that moment; null until both are known. */
export function useEntry(roundId: number, { predictedAt }: OwnPrediction): Entry | null {
  const { currentData } = useRoundPricesQuery(roundId);
  if (currentData === undefined || predictedAt === null) return null;
  const price = entryPrice(currentData.prices, predictedAt);
  return price === null ? null : { at: predictedAt, price };
}

const Tiles = styled(Stats)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const Sum = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};

  dd {
    font-size: ${({ theme }) => theme.font.size.xl};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space.md}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface ActivePredictionProps {
  round: CurrentRound;
  prediction: OwnPrediction;
}

/** The player's bet in the running round, and the one sum that it pays at the current pools. */
export function ActivePrediction({ round, prediction }: ActivePredictionProps) {
  const symbol = useSymbol();
  const potential = usePotential(round, prediction);
  const entry = useEntry(round.id, prediction);
  return (
    <>
      <Tiles>
        <Stat label={t('Direction')}>
          <Direction of={prediction.predictedUp ? 'UP' : 'DOWN'} />
        </Stat>
        <Stat label={t('Your Stake')}>
          <Amount of={prediction.depositAmount} symbol={symbol} />
        </Stat>
      </Tiles>
      <Sum>
        <dt>{t('Potential Rewards')}</dt>
        <dd>
          <Amount of={potential} symbol={symbol} />
        </dd>
      </Sum>
      <Details>
        <span>{t('Level: your stake comes back')}</span>
        {entry !== null && (
          <span>
            {t('Entry Price at {time}', { time: formatTime(entry.at * 1000) })}{' '}
            <span translate="no">{formatPrice(entry.price)}</span>
          </span>
        )}
      </Details>
    </>
  );
}
