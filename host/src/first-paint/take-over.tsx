import { useLayoutEffect, type ReactNode } from 'react';

/** Calls back in the moment in which the live page is in the document, before it is painted. */
export function TakeOver({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useLayoutEffect(onLive, [onLive]);
  return children;
}
