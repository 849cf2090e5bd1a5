import { skipToken, useOwnerInfoQuery, useSession } from '@updown/shared';
import { isAdmin } from '../rules/admin-rules';

/** Whether the player is the contract's owner or game manager; false until known. */
export function useIsAdmin(): boolean {
  const { status, userAddress } = useSession();
  const queryArg = status === 'authenticated' ? userAddress : skipToken;
  const { currentData } = useOwnerInfoQuery(queryArg);
  return currentData !== undefined && isAdmin(currentData);
}
