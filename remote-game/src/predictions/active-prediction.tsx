import {
  Direction,
  formatAmount,
  parseAmount,
  Stat,
  Stats,
  styled,
  type CurrentRound,
  type OwnPrediction,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { usePotential } from './use-potential';

const Tiles = styled(Stats)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :last-child {
    grid-column: 1 / -1;
  }
`;

interface ActivePredictionProps {
  round: CurrentRound;
  prediction: OwnPrediction;
}

/** The player's bet in the running round, and its payout at the current pools. */
export function ActivePrediction({ round, prediction }: ActivePredictionProps) {
  const symbol = useSymbol();
  const potential = usePotential(round, prediction);
  const amount = (units: bigint) => `${formatAmount(units)} ${symbol}`;
  return (
    <Tiles>
      <Stat label={t('Direction')}>
        <Direction of={prediction.predictedUp ? 'UP' : 'DOWN'} />
      </Stat>
      <Stat label={t('Your Stake')}>{amount(parseAmount(prediction.depositAmount))}</Stat>
      <Stat label={t('Potential Rewards')}>{amount(potential)}</Stat>
    </Tiles>
  );
}
