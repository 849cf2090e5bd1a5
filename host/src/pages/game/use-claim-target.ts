import { useLocation } from '@updown/shared';
import { useEffect } from 'react';

/** The element of the game that claims rewards, and the address that leads to it. */
export const CLAIM_ID = 'claimable-rewards';
export const CLAIM_ADDRESS = `/#${CLAIM_ID}`;

/** How long the page waits for the game to draw its card. */
const WAIT_MS = 10_000;

/** Brings the card that claims rewards into sight and focuses it, when a link has led to it. */
export function useClaimTarget(): void {
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    if (`${pathname}${hash}` !== CLAIM_ADDRESS || reach()) return;
    const drawn = new MutationObserver(() => reach() && drawn.disconnect());
    drawn.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => drawn.disconnect(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      drawn.disconnect();
    };
    // The key changes with each press of the link.
  }, [pathname, hash, key]);
}

function reach(): boolean {
  const card = document.getElementById(CLAIM_ID);
  if (card === null) return false;
  card.tabIndex = -1;
  card.style.scrollMarginTop = '80px';
  card.scrollIntoView({ block: 'center' });
  card.focus({ preventScroll: true });
  return true;
}
