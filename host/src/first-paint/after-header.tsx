import { styled } from '@updown/shared';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { nextTask } from '../loading/next-task';
import { savedContent } from './saved-places';

const Box = styled.div`
  display: contents;
`;

/** What had the focus as the held content left the page: an element that moves in the document loses it. */
let focused: Element | null = null;

function hold(box: HTMLElement | null): () => void {
  box?.replaceChildren(...(savedContent() ?? []));
  return () => {
    focused = document.activeElement;
  };
}

function giveFocusBack(): void {
  const isMoved = focused?.isConnected === true && focused !== document.activeElement;
  if (isMoved) (focused as HTMLElement).focus({ preventScroll: true });
  focused = null;
}

/**
 * The content of the page after its header, so that Connect works sooner. Until then it is what the page showed first. It is
 * drawn in short tasks, between which the page answers.
 */
export function AfterHeader({ children }: { children: ReactNode }) {
  const [isHeld, setHeld] = useState(() => savedContent() !== undefined);
  useEffect(() => {
    void nextTask().then(() => startTransition(() => setHeld(false)));
  }, []);
  useLayoutEffect(giveFocusBack, [isHeld]);
  return isHeld ? <Box data-first-paint ref={hold} /> : children;
}
