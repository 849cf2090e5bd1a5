import {
  formatCountdown,
  formatPrice,
  formatTime,
  msg,
  roundStatus,
  secondsLeft,
  Stat,
  Stats,
  useClock,
  type GameStatus,
  type RoundStatus,
  type Text,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Blank } from '../card/blank';

/** The round's status in the figures. */
const statusWords: Record<RoundStatus, Text> = {
  active: msg('Active'),
  resolving: msg('Resolving'),
  idle: msg('Idle'),
  none: msg('None'),
};

// A separate component, so that nothing else renders every second.
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
      <Stat label={t('Status')}>{t(statusWords[status])}</Stat>
      <Stat label={t('Start time')}>
        {round === null ? '—' : formatTime(round.startTime * 1000)}
      </Stat>
      <Stat label={t('End time')}>{round === null ? '—' : formatTime(round.endTime * 1000)}</Stat>
    </Stats>
  );
}

/** The placeholders for `RoundFigures` until the answer arrives. */
export function BlankFigures() {
  const labels = [
    t('Round ID'),
    t('Countdown'),
    t('Start price'),
    t('Status'),
    t('Start time'),
    t('End time'),
  ];
  return (
    <Stats aria-busy>
      {labels.map((label) => (
        <Stat key={label} label={label}>
          <Blank length={6} />
        </Stat>
      ))}
    </Stats>
  );
}
