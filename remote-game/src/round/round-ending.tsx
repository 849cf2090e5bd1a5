import { styled, useClock } from '@updown/shared';
import { t } from '../../texts/texts';
import { isEndingSoon } from '../rules/ending-soon';

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
export function RoundEnding({ endTime, isLocked, hasPredicted, endsAt }: RoundEndingProps) {
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
