import {
  Direction,
  isRoundRunning,
  styled,
  type CurrentRound,
  type RoundPhase,
  formatHourAndMinute,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { useOwnPrediction } from '../player/use-player';
import { Countdown } from './countdown';
import { Clock } from './hero-layout';
import { RoundEnding } from './round-ending';

const Over = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.md};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: 33px;

  @container (min-width: 640px) {
    font-size: 1.375rem;
  }
`;

/** The time left, or the outcome after the end. */
export function RoundClock({ round, phase }: { round: CurrentRound; phase: RoundPhase }) {
  const { prediction } = useOwnPrediction(round.id);
  const endsAt = formatHourAndMinute(round.end_time * 1000);
  if (isRoundRunning(phase)) {
    return (
      <Clock>
        <Countdown startTime={round.start_time} endTime={round.end_time} />
        <RoundEnding
          endTime={round.end_time}
          isLocked={phase === 'locked'}
          hasPredicted={prediction.hasPredicted}
          endsAt={endsAt}
        />
      </Clock>
    );
  }
  return (
    <Clock>
      <Over>
        {round.outcome === null ? (
          <span translate="no">0:00</span>
        ) : (
          <Direction of={round.outcome} />
        )}
      </Over>
      <span>{t('Ended {time}', { time: endsAt })}</span>
    </Clock>
  );
}
