import type { ComponentProps } from 'react';
import { Badge, useClock, type GameStatus } from '@updown/shared';
import { phaseOf, phaseTitles, type RoundPhase } from './round-phase';

type Tone = NonNullable<ComponentProps<typeof Badge>['$tone']>;

const tones: Record<RoundPhase, Tone> = {
  active: 'up',
  resolving: 'warning',
  idle: 'plain',
  none: 'plain',
};

/** The round's phase in a word. */
export function PhaseBadge({ round }: { round: GameStatus['currentRound'] }) {
  const phase = useClock((now) => phaseOf(round, now));
  return <Badge $tone={tones[phase]}>{phaseTitles[phase]}</Badge>;
}
