import { Badge, roundStatus, useClock, type GameStatus } from '@updown/shared';
import { t } from '../../texts/texts';
import { badges } from './round-words';

/** The round's status as a badge. */
export function StatusBadge({ round }: { round: GameStatus['currentRound'] }) {
  const { tone, text } = badges[useClock((now) => roundStatus(round, now))];
  return <Badge $tone={tone}>{t(text)}</Badge>;
}
