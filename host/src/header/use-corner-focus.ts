import { signOutRequested } from '@updown/shared';
import { useCallback, useEffect, useRef } from 'react';
import { useHost } from '../app/host-context';

/**
 * The player's corner keeps a place for the focus, whatever its buttons are: with a sign-in and a sign-out the one that
 * had it goes.
 */
export function useCornerFocus(userAddress: string | null) {
  const { onAction } = useHost();
  const corner = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);

  const focus = useCallback(() => {
    for (const button of corner.current?.querySelectorAll('button') ?? []) {
      button.focus();
      // What this window does not show takes no focus.
      if (document.activeElement === button) return;
    }
  }, []);

  useEffect(() => onAction(signOutRequested, () => (isLeaving.current = true)), [onAction]);

  useEffect(() => {
    if (userAddress === null && isLeaving.current && document.activeElement === document.body) {
      focus();
    }
    isLeaving.current = false;
  }, [userAddress, focus]);

  return { corner, focus };
}
