import { selectTransactions, useAppSelector, type RootState } from '@updown/shared';
import { useSyncExternalStore } from 'react';
import { useHost } from '../context/host-context';
import type { Offer } from '../remotes/open-site';

function isWaitingForConsent(state: RootState): boolean {
  return Object.values(selectTransactions(state)).some(
    ({ status }) => status === 'signing' || status === 'relaying',
  );
}

/** The offer of a new version, but not while the visitor's wallet or the operator has a transaction in hand. */
export function useOffer(): Offer | null {
  const { running } = useHost();
  const offer = useSyncExternalStore(
    running.subscribe,
    () => running.offer,
    () => null,
  );
  return useAppSelector(isWaitingForConsent) ? null : offer;
}
