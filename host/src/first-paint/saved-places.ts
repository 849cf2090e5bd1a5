const saved = new Map<string, readonly ChildNode[]>();
let content: readonly ChildNode[] | undefined;

/** Keeps what the first paint shows in each place, until the place's remote is there. It is in English. */
export function savePlaces(page: Element): void {
  if (document.documentElement.lang !== 'en') return;
  content = [...(page.querySelector('main')?.childNodes ?? [])];
  for (const place of page.querySelectorAll<HTMLElement>('[data-place]')) {
    saved.set(place.dataset['place'] ?? '', [...place.childNodes]);
  }
}

/** The nodes of a place such as 'game/Round'. */
export function savedPlace(name: string): readonly ChildNode[] | undefined {
  return saved.get(name);
}

/** The place has had its remote: if it loads another version, it shows a skeleton. */
export function forgetPlace(name: string): void {
  saved.delete(name);
}

/** The nodes of the page below its header. */
export function savedContent(): readonly ChildNode[] | undefined {
  return content;
}
