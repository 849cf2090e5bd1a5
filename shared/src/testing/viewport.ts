import { MOTION_QUERY } from '../theme/motion';

const queries = new Set<EventTarget>();

interface Visitor {
  /** Whether the visitor uses the window by touch. */
  readonly isTouch?: boolean;
  /** Whether the visitor prefers reduced motion. */
  readonly isStill?: boolean;
}

/** Sets the width of jsdom's window, before or after a render, and who looks at it; jsdom has no layout. */
export function setViewport(width: number, { isTouch = false, isStill = false }: Visitor = {}) {
  const matches = (query: string): boolean => {
    if (query.includes('pointer: coarse')) return isTouch;
    if (query === MOTION_QUERY) return !isStill;
    return width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
  };
  window.matchMedia = (query) => {
    const found = Object.assign(new EventTarget(), {
      matches: matches(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
    queries.add(found);
    return found;
  };
  for (const query of queries) query.dispatchEvent(new Event('change'));
}
