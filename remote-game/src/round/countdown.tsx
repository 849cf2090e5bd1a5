import { formatCountdown, secondsLeft, styled, useClock, useClockText } from '@updown/shared';
import { useCallback } from 'react';
import { t } from '../../texts/texts';
import { WARNING_SECONDS } from '../rules/ending-soon';

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
