import {
  formatCountdown,
  formatPrice,
  formatTime,
  Stat,
  Stats,
  useClock,
  useSecondsUntil,
  type GameStatus,
} from '@updown/shared';
import { phaseOf, type RoundPhase } from './round-phase';

const words: Record<RoundPhase, string> = {
  active: 'Active',
  resolving: 'Resolving',
  idle: 'Idle',
  none: 'None',
};

// Renders each second; nothing else of the card does.
function Countdown({ endTime }: { endTime: number }) {
  return <>{formatCountdown(useSecondsUntil(endTime))}</>;
}

/** The figures of the latest round; a dash where there is none. */
export function RoundFigures({ round }: { round: GameStatus['currentRound'] }) {
  const phase = useClock((now) => phaseOf(round, now));
  return (
    <Stats>
      <Stat label="Round ID">{round === null ? '—' : `#${round.roundId}`}</Stat>
      <Stat label="Countdown">
        {round === null || phase !== 'active' ? '—' : <Countdown endTime={round.endTime} />}
      </Stat>
      <Stat label="Start price">{round === null ? '—' : formatPrice(round.startPrice)}</Stat>
      <Stat label="Status">{words[phase]}</Stat>
      <Stat label="Start time">{round === null ? '—' : formatTime(round.startTime * 1000)}</Stat>
      <Stat label="End time">{round === null ? '—' : formatTime(round.endTime * 1000)}</Stat>
    </Stats>
  );
}
