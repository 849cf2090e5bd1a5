import { keyframes, Notice, styled, useClock } from '@updown/shared';
import { isEndingSoon } from '../rules/round-phase';

const pulse = keyframes`
  from { opacity: 1; }
  to { opacity: 0.7; }
`;

const Pulsing = styled.div`
  ${({ theme }) => theme.media.motion} {
    animation: ${pulse} 600ms ease-in-out infinite alternate;
  }
`;

interface EndingWarningProps {
  endTime: number;
  isLocked: boolean;
}

/** Stands there for the last ten seconds. */
export function EndingWarning({ endTime, isLocked }: EndingWarningProps) {
  const warns = useClock((now) => isEndingSoon(endTime, now));
  if (!warns) return null;
  return (
    <Pulsing>
      <Notice tone="warning" role="status">
        <strong>Round ending</strong>
        <span>{isLocked ? 'Betting is closed' : 'Last seconds to predict'}</span>
      </Notice>
    </Pulsing>
  );
}
