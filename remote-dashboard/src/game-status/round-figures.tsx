import {
  formatCountdown,
  formatPrice,
  formatTime,
  roundStatus,
  secondsLeft,
  Stat,
  Stats,
  useClock,
  type GameStatus,
  type RoundStatus,
  msg,
  type Text,
} from '@updown/shared';
import { t } from '../texts/texts';

const words: Record<RoundStatus, Text> = {
  active: msg('Active'),
  resolving: msg('Resolving'),
  idle: msg('Idle'),
  none: msg('None'),
};

// Only this component renders every second.
function Countdown({ startTime, endTime }: NonNullable<GameStatus['currentRound']>) {
  return <>{formatCountdown(useClock((now) => secondsLeft(startTime, endTime, now)))}</>;
}

/** The figures of the latest round; dashes without a round. */
export function RoundFigures({ round }: { round: GameStatus['currentRound'] }) {
  const status = useClock((now) => roundStatus(round, now));
  return (
    <Stats>
      <Stat label={t('Round ID')}>{round === null ? '—' : `#${round.roundId}`}</Stat>
      <Stat label={t('Countdown')}>
        {round === null || status !== 'active' ? '—' : <Countdown {...round} />}
      </Stat>
      <Stat label={t('Start price')}>{round === null ? '—' : formatPrice(round.startPrice)}</Stat>
      <Stat label={t('Status')}>{t(words[status])}</Stat>
      <Stat label={t('Start time')}>
        {round === null ? '—' : formatTime(round.startTime * 1000)}
      </Stat>
      <Stat label={t('End time')}>{round === null ? '—' : formatTime(round.endTime * 1000)}</Stat>
    </Stats>
  );
}
