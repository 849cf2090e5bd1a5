import { formatCountdown, styled, useSecondsUntil } from '@updown/shared';
import { WARNING_SECONDS } from '../rules/round-phase';

const Time = styled.span<{ $urgent: boolean }>`
  color: ${({ theme, $urgent }) => ($urgent ? theme.color.down : theme.color.text)};
  font-size: ${({ theme }) => theme.font.size.display};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1;
`;

/** The time left, red in the last seconds. It alone renders each second. */
export function Countdown({ endTime }: { endTime: number }) {
  const seconds = useSecondsUntil(endTime);
  return (
    <Time role="timer" aria-label="Time remaining" $urgent={seconds <= WARNING_SECONDS}>
      {formatCountdown(seconds)}
    </Time>
  );
}
