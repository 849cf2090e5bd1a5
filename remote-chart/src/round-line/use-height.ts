import { useCallback, useState, type RefCallback } from 'react';

/** The height of an element in whole pixels; `fallback` until it is measured. */
export function useHeight(fallback: number): [RefCallback<Element>, number] {
  const [height, setHeight] = useState(fallback);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setHeight(Math.round(entry.contentRect.height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
