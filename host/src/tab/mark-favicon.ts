import dotted from './favicon-dotted.svg';

let plain: string | undefined;

/** Puts a dot on the page's icon, or takes it away. */
export function markFavicon(marked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  plain ??= icon.href;
  icon.href = marked ? dotted : plain;
}
