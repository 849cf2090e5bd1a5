import type { SiteDescriptor } from './descriptor';

/** A file that the page will ask for, as it will ask for it: a hint that differs from the request loads it twice. */
export interface Hint {
  readonly href: string;
  readonly as: 'fetch' | 'script';
}

/** JSON inside an element: nothing in it may end the element. */
const inlined = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const link = ({ href, as }: Hint) =>
  `<link rel="preload" href="${attribute(href)}" as="${as}" crossorigin="anonymous">`;

/**
 * The host's page with the descriptor in it and hints at what it will ask for, so that the browser asks at once, and not
 * step by step: the host reads an inlined descriptor where there is one.
 */
export function composePage(
  html: string,
  descriptor: SiteDescriptor,
  hints: readonly Hint[],
): string {
  const additions = `<script type="application/json" id="site">${inlined(descriptor)}</script>${hints.map(link).join('')}`;
  if (!html.includes('</head>')) throw new Error('The page of the host has no head.');
  // A function, because a text would have its dollar signs read as patterns.
  return html.replace('</head>', () => `${additions}</head>`);
}
