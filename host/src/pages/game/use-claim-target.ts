import { useLocation } from '@updown/shared';
import { useEffect } from 'react';

/** The id of the element that claims rewards, also used as the URL fragment that leads there. */
export const CLAIM_ID = 'claimable-rewards';
export const CLAIM_ADDRESS = `/#${CLAIM_ID}`;

/** How long the page waits for the game to render the card. */
const WAIT_MS = 10_000;

/** Scrolls to the card that claims rewards and focuses the card, when a link has led there. */
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
    // The key changes each time the link is clicked.
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
