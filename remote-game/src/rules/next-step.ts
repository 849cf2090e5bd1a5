import { isRoundRunning, type RoundPhase } from '@updown/shared';
import type { PanelState } from './panel-state';

/** The step after a result: a bet in the running round, or a new round. Null if the player can take neither. */
export type NextStep = 'start' | 'bet' | null;

export function nextStep(phase: RoundPhase, start: PanelState['start']): NextStep {
  if (isRoundRunning(phase)) return 'bet';
  return start === 'allowed' || start === 'busy' ? 'start' : null;
}
