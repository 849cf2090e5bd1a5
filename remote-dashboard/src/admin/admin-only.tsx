import type { ReactNode } from 'react';
import { skipToken, useOwnerInfoQuery, useSession } from '@updown/shared';
import { isAdmin } from './admin-rules';

/** What only the contract's owner and its game manager get to see; for others there is nothing. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { status, userAddress } = useSession();
  const asked = status === 'authenticated' ? userAddress : skipToken;
  const { currentData } = useOwnerInfoQuery(asked);
  return currentData !== undefined && isAdmin(currentData) ? children : null;
}
