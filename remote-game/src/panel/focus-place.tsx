import { styled } from '@updown/shared';
import { useEffect, useRef, type ReactNode } from 'react';

const Place = styled.div`
  display: contents;

  &:focus {
    outline: none;
  }
`;

/**
 * Moves the focus from a pressed button that disappears or stays disabled to its replacement: the chosen or first enabled
 * button, or the container if there is none. Does nothing once the player has moved the focus elsewhere.
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
    const open = buttons.filter((button) => !button.disabled);
    const next = open.find((button) => 'chosen' in button.dataset) ?? open[0];
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

/** Whether nothing has the focus, or the disabled button still has it. */
function isLost(place: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return (
    activeElement instanceof HTMLButtonElement &&
    activeElement.disabled &&
    place.contains(activeElement)
  );
}

/** Focuses the first element with a box, because the container itself has none. */
function focusOn(place: HTMLElement): void {
  const first = place.firstElementChild;
  if (!(first instanceof HTMLElement)) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
}
