import { isRoundRunning, type RoundPhase } from '@updown/shared';
import type { PanelState } from './panel-state';

/** The step after a result: bet in the running round, or start a new one. Null if the player can do neither. */
export type NextStep = 'start' | 'bet' | null;

export function nextStep(phase: RoundPhase, start: PanelState['start']): NextStep {
  if (isRoundRunning(phase)) return 'bet';
  return start === 'allowed' || start === 'busy' ? 'start' : null;
}
