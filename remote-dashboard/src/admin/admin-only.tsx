import { skipToken, useOwnerInfoQuery, useSession } from '@updown/shared';
import type { ReactNode } from 'react';
import { isAdmin } from './admin-rules';

/** Whether the player is the contract's owner or game manager; false until known. */
export function useIsAdmin(): boolean {
  const { status, userAddress } = useSession();
  const queryArg = status === 'authenticated' ? userAddress : skipToken;
  const { currentData } = useOwnerInfoQuery(queryArg);
  return currentData !== undefined && isAdmin(currentData);
}

/** Shows its children only to the contract's owner and game manager. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return useIsAdmin() ? children : null;
}
