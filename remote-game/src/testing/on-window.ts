/** The window is as wide as a table needs, or smaller; jsdom has no layout of its own. */
export function onWindow(size: 'wide' | 'small'): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: size === 'wide',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
