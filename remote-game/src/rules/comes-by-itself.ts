import type { RoundPhase } from '@updown/shared';
import { t } from '../../texts/texts';

/** How long the page waits for the result and the next round before it offers commands. A result takes about 4 s. */
const PATIENCE_SECONDS = 15;

interface Facts {
  phase: RoundPhase;
  /** Unix seconds. */
  endTime: number;
  /** Whether the operator starts the next round. */
  startsRounds: boolean;
  /** The game's time, in Unix milliseconds. */
  now: number;
}

/** Whether an ended round's result, or the next round, is about to come by itself. */
export function comesByItself({ phase, endTime, startsRounds, now }: Facts): boolean {
  const isAwaited = phase === 'resolving' || (phase === 'idle' && startsRounds);
  return isAwaited && now < (endTime + PATIENCE_SECONDS) * 1000;
}

/** What comes while a round waits for its result. */
export function comingText(startsRounds: boolean): string {
  return startsRounds
    ? t('Result in a moment; the next round starts by itself')
    : t('Result in a moment');
}
