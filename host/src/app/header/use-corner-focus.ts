import { signOutRequested } from '@updown/shared';
import { useCallback, useEffect, useRef } from 'react';
import { useHost } from '../../host-context';

/** Keeps the focus in the player's corner of the header, because a sign-in or sign-out removes the focused button. */
export function useCornerFocus(userAddress: string | null) {
  const { onAction } = useHost();
  const corner = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);

  const focus = useCallback(() => {
    for (const button of corner.current?.querySelectorAll('button') ?? []) {
      button.focus();
      // A hidden button cannot take the focus.
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
