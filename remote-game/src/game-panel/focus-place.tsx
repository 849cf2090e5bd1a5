import { styled } from '@updown/shared';
import { useEffect, useRef, type ReactNode } from 'react';

const Place = styled.div`
  display: contents;

  &:focus {
    outline: none;
  }
`;

/**
 * Moves the focus from a pressed button that leaves, or is disabled for good, to what replaces it: the first enabled
 * button, or the place itself if there is none. It does nothing once the player is elsewhere.
 */
export function FocusPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : keepFocus(place.current)), []);
  return <Place ref={place}>{children}</Place>;
}

function keepFocus(place: HTMLElement): () => void {
  let isPressed = false;
  const onPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button') !== null) isPressed = true;
  };
  const onLeave = ({ target }: Event) => {
    if (target instanceof Node && !place.contains(target)) isPressed = false;
  };
  const follow = () => {
    if (!isPressed || !isLost(place)) return;
    const buttons = [...place.querySelectorAll('button')];
    const next = buttons.find((button) => !button.disabled);
    if (next !== undefined) next.focus({ preventScroll: true });
    else if (buttons.length === 0) focusOn(place);
  };
  const observer = new MutationObserver(follow);
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  place.addEventListener('click', onPress, true);
  document.addEventListener('focusin', onLeave);
  document.addEventListener('pointerdown', onLeave);
  return () => {
    observer.disconnect();
    place.removeEventListener('click', onPress, true);
    document.removeEventListener('focusin', onLeave);
    document.removeEventListener('pointerdown', onLeave);
  };
}

/** The focus is nowhere, or still on the button that was disabled. */
function isLost(place: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return (
    activeElement instanceof HTMLButtonElement &&
    activeElement.disabled &&
    place.contains(activeElement)
  );
}

/** The first element that has a box; the place itself has none. */
function focusOn(place: HTMLElement): void {
  const first = place.firstElementChild;
  if (!(first instanceof HTMLElement)) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
}
