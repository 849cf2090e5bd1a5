import {
  type CurrentRound,
  Direction,
  formatCountdown,
  formatHourAndMinute,
  isRoundRunning,
  type RoundPhase,
  secondsLeft,
  styled,
  useClock,
  useClockText,
} from '@updown/shared';
import { useCallback } from 'react';
import { t } from '../../texts/texts';
import { useOwnPrediction } from '../player/use-player';
import { isEndingSoon, WARNING_SECONDS } from '../rules/ending-soon';
import { Clock } from './hero-layout';

const Pulsing = styled.span`
  color: ${({ theme }) => theme.color.down};

  /* The text itself keeps its contrast. */
  &::before {
    content: '● ';
    animation: ${({ theme }) => theme.motion.pulse} 600ms ease-in-out infinite alternate;
  }
`;

const Detail = styled.span`
  @container (max-width: 639px) {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

interface RoundEndingProps {
  endTime: number;
  isLocked: boolean;
  /** Whether the player is in the round and cannot predict again. */
  hasPredicted: boolean;
  /** '08:01' */
  endsAt: string;
}

/** The round's end time, replaced by a warning in the last ten seconds. */
function RoundEnding({ endTime, isLocked, hasPredicted, endsAt }: RoundEndingProps) {
  const warns = useClock((now) => isEndingSoon(endTime, now));
  if (!warns) return <span>{t('Ends {time}', { time: endsAt })}</span>;
  return (
    <Pulsing role="status">
      <strong>{t('Round ending')}</strong>
      {isLocked && <Detail> · {t('Betting is closed')}</Detail>}
      {!isLocked && !hasPredicted && <Detail> · {t('Last seconds to predict')}</Detail>}
    </Pulsing>
  );
}

const Time = styled.div<{ $urgent: boolean }>`
  color: ${({ theme, $urgent }) => ($urgent ? theme.color.down : theme.color.text)};
  font-size: 2.125rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.03em;
  line-height: 1;
  text-align: right;

  @container (min-width: 640px) {
    font-size: 2.75rem;
  }
`;

// Contained and of fixed size, so that each second lays out and paints only this box.
const Text = styled.div`
  contain: strict;
  width: 5ch;
  height: 1em;
  margin-left: auto;
`;

/** The time left, red in the last seconds. React renders it only on mount and when it turns red. */
export function Countdown({ startTime, endTime }: { startTime: number; endTime: number }) {
  const left = useCallback(
    (now: number) => formatCountdown(secondsLeft(startTime, endTime, now)),
    [startTime, endTime],
  );
  const urgent = useClock((now) => secondsLeft(startTime, endTime, now) <= WARNING_SECONDS);
  return (
    <Time role="timer" aria-label={t('Time remaining')} $urgent={urgent}>
      <Text ref={useClockText(left)} />
    </Time>
  );
}

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
