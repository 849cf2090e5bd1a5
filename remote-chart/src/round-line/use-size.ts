import { useCallback, useState, type RefCallback } from 'react';
import type { Area } from './place-labels';

/** The size of an element in whole pixels; `fallback` until it is measured, as in a prerendered page. */
export function useSize(fallback: Area): [RefCallback<Element>, Area] {
  const [size, setSize] = useState(fallback);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const width = Math.round(entry.contentRect.width);
      const height = Math.round(entry.contentRect.height);
      setSize((known) =>
        known.width === width && known.height === height ? known : { width, height },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
