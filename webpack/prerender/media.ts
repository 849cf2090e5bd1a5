let matching: readonly string[] = [];

/** From now on the window matches these media queries, and no other. */
export function matchOnly(queries: readonly string[]): void {
  matching = queries;
}

/** `matchMedia` of a window that keeps its size while something is drawn. */
export function matchMedia(query: string) {
  return {
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
}
