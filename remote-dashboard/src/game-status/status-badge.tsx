import {
  Badge,
  roundStatus,
  useClock,
  type GameStatus,
  type RoundStatus,
  msg,
  type Text,
} from '@updown/shared';
import type { ComponentProps } from 'react';
import { t } from '../texts/texts';

type Tone = NonNullable<ComponentProps<typeof Badge>['$tone']>;

const titles: Record<RoundStatus, Text> = {
  active: msg('Round Active'),
  resolving: msg('Resolving...'),
  idle: msg('Round Idle'),
  none: msg('No Active Round'),
};

const tones: Record<RoundStatus, Tone> = {
  active: 'up',
  resolving: 'warning',
  idle: 'plain',
  none: 'plain',
};

/** The round's status as a badge. */
export function StatusBadge({ round }: { round: GameStatus['currentRound'] }) {
  const status = useClock((now) => roundStatus(round, now));
  return <Badge $tone={tones[status]}>{t(titles[status])}</Badge>;
}
