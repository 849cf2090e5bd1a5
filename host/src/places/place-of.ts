/** Marks the place of a version in the document, with an attribute for each part, so that no name needs escaping. */
export function placeMark(remote: string, version: string) {
  return { 'data-remote': remote, 'data-version': version };
}

/** The version in whose place a node is: 'board 1.4.0'; 'page' outside all places. */
export function placeOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = element?.closest<HTMLElement>('[data-remote]');
  return place ? `${place.dataset['remote']} ${place.dataset['version']}` : 'page';
}
