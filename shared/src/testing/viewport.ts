const queries = new Set<EventTarget>();

/** Sets the width of jsdom's window, before or after a render, and whether it is used by touch; jsdom has no layout. */
export function setViewport(width: number, isTouch = false): void {
  window.matchMedia = (query) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    const found = Object.assign(new EventTarget(), {
      matches: query.includes('pointer: coarse') ? isTouch : width >= least,
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
