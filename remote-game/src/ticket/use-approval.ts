import { skipToken, useCanPermitQuery } from '@updown/shared';
import { useKept } from '../player/use-kept';
import { usePlayer } from '../player/use-player';
import type { Approval } from './approval-choice';

function isApproval(value: unknown): value is Approval {
  return value === 'maximum' || value === 'exact' || value === 'permit';
}

/** The player's choice of approval, stored by the tab; unlimited by default. */
export function useApproval() {
  const [wanted, choose] = useKept<Approval>('approval', isApproval, 'maximum');
  const { address, wallet } = usePlayer();
  const { currentData: canPermit = false } = useCanPermitQuery(
    wallet === 'ready' && address !== null ? address : skipToken,
  );
  const chosen: Approval = wanted === 'permit' && !canPermit ? 'maximum' : wanted;
  return { chosen, choose, canPermit };
}
