import { formatCountdown, secondsUntil, styled, useClock, useClockText } from '@updown/shared';
import { useCallback } from 'react';
import { WARNING_SECONDS } from '../rules/round-phase';

const Time = styled.div<{ $urgent: boolean }>`
  color: ${({ theme, $urgent }) => ($urgent ? theme.color.down : theme.color.text)};
  font-size: ${({ theme }) => theme.font.size.display};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1;
  text-align: right;
`;

// Of a fixed size and contained: a second that passes lays out and paints this box and nothing else.
const Text = styled.div`
  contain: strict;
  width: 5ch;
  height: 1em;
`;

/** The time left, red in the last seconds. React renders it twice: when it comes and when it turns. */
export function Countdown({ endTime }: { endTime: number }) {
  const left = useCallback((now: number) => formatCountdown(secondsUntil(endTime, now)), [endTime]);
  const urgent = useClock((now) => secondsUntil(endTime, now) <= WARNING_SECONDS);
  return (
    <Time role="timer" aria-label="Time remaining" $urgent={urgent}>
      <Text ref={useClockText(left)} />
    </Time>
  );
}
