import {
  Direction,
  formatAmount,
  formatPrice,
  formatTime,
  parseAmount,
  Stat,
  Stats,
  styled,
  type CurrentRound,
  type OwnPrediction,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { claimSum } from '../rules/claim-text';
import { toWinText } from '../rules/offer';
import { useEntry } from './use-entry';
import { usePotential } from './use-potential';

const Tiles = styled(Stats)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const ToWin = styled.p`
  font-size: ${({ theme }) => theme.font.size.lg};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

function entryLabel(at: number | undefined): string {
  return at === undefined
    ? t('Entry Price')
    : t('Entry Price at {time}', { time: formatTime(at * 1000) });
}

interface ActivePredictionProps {
  round: CurrentRound;
  prediction: OwnPrediction;
}

/** The player's bet in the running round, and its payout at the current pools. */
export function ActivePrediction({ round, prediction }: ActivePredictionProps) {
  const symbol = useSymbol();
  const potential = usePotential(round, prediction);
  const entry = useEntry(round.id, prediction);
  const stake = parseAmount(prediction.depositAmount);
  const toWin = toWinText(stake, potential, symbol);
  return (
    <>
      <Tiles>
        <Stat label={t('Direction')}>
          <Direction of={prediction.predictedUp ? 'UP' : 'DOWN'} />
        </Stat>
        <Stat label={t('Your Stake')}>{`${formatAmount(stake)} ${symbol}`}</Stat>
        <Stat label={entryLabel(entry?.at)}>{entry === null ? '—' : formatPrice(entry.price)}</Stat>
        <Stat label={t('Potential Rewards')}>{claimSum(potential, symbol)}</Stat>
      </Tiles>
      {toWin !== null && <ToWin translate="no">{toWin}</ToWin>}
    </>
  );
}
