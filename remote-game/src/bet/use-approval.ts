import { skipToken, useCanPermitQuery } from '@updown/shared';
import { useState } from 'react';
import { usePlayer } from '../player/use-player';
import type { Approval } from './approval-choice';

/** How the player lets the game take the stake; everything at once unless they choose otherwise. */
export function useApproval() {
  const [wanted, choose] = useState<Approval>('maximum');
  const { address, wallet } = usePlayer();
  const { currentData: canPermit = false } = useCanPermitQuery(
    wallet === 'ready' && address !== null ? address : skipToken,
  );
  const chosen: Approval = wanted === 'permit' && !canPermit ? 'maximum' : wanted;
  return { chosen, choose, canPermit };
}
