let matching: readonly string[] = [];

/** The query of a media rule of the theme, such as '@media (min-width: 720px)'. */
export function queryOf(media: string): string {
  return media.replace('@media ', '');
}

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
