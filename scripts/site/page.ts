import { placeOf } from './answers';
import type { FirstPaintStyles } from './first-paint';
import type { SiteDescriptor } from '@updown/shared/site';

/**
 * A script, or an answer of the API, that the page will request. If the hint differs from the request, the browser loads
 * it twice.
 */
export interface Hint {
  readonly href: string;
  /** Of a script; an answer has none. */
  readonly integrity?: string;
}

/** JSON inside an element; it must not close the element. */
function inlined(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function attribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function link({ href, integrity }: Hint) {
  const kind =
    integrity === undefined ? 'as="fetch"' : `as="script" integrity="${attribute(integrity)}"`;
  return `<link rel="preload" href="${attribute(href)}" crossorigin="anonymous" ${kind}>`;
}

/** Up to 200 predictions, for a part below the first screen: inside the page they would delay it. */
const LONG_ANSWER = '/api/contract/players/history-fast';

/** A script and a long answer are hinted at; any other answer comes inside the page. */
function early(hint: Hint) {
  const isInside = hint.integrity === undefined && hint.href !== LONG_ANSWER;
  return isInside ? placeOf(hint.href, link(hint)) : link(hint);
}

/** The public address of a page. */
export interface PageAddress {
  /** 'https://updown.example' */
  readonly origin: string;
  /** Undefined for a page that has no address of its own, such as an error. */
  readonly path?: string;
}

/** The picture for previews of a link needs the site's origin; the canonical address is the one to index. */
function named(address: PageAddress | undefined): string {
  const image = attribute(`${address?.origin ?? ''}/og.png`);
  const picture = `<meta property="og:image" content="${image}">`;
  if (address?.path === undefined) return picture;
  const url = attribute(`${address.origin}${address.path}`);
  return `${picture}<meta property="og:url" content="${url}"><link rel="canonical" href="${url}">`;
}

const EMPTY_ROOT = '<div id="root"></div>';

/** What a page shows before any script has run. */
export interface FirstView {
  readonly body: string;
  readonly styles: FirstPaintStyles;
}

function styleSheet({ path, integrity }: FirstPaintStyles): string {
  return `<link rel="stylesheet" href="/${path}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** Its root is hidden until the rules are there. */
export function withFirstPaint(html: string, { body, styles }: FirstView): string {
  const root = `<div id="root" data-first-paint hidden>${body}</div>`;
  return html
    .replace(EMPTY_ROOT, () => root)
    .replace('</head>', () => `${styleSheet(styles)}</head>`);
}

interface Composed {
  readonly descriptor: SiteDescriptor;
  readonly hints?: readonly Hint[];
  readonly address?: PageAddress | undefined;
  readonly view?: FirstView | undefined;
}

/**
 * The host's page with the descriptor inlined and with preload hints, so that the browser requests all files at once
 * instead of step by step, and with what it shows before they are there.
 */
export function composePage(
  html: string,
  { descriptor, hints = [], address, view }: Composed,
): string {
  const additions = `<script type="application/json" id="site">${inlined(descriptor)}</script>${hints.map(early).join('')}${named(address)}`;
  if (!html.includes('</head>')) throw new Error('The page of the host has no head.');
  // A function, because `replace` reads dollar signs in a string as patterns.
  const page = view ? withFirstPaint(html, view) : html;
  return page.replace('</head>', () => `${additions}</head>`);
}
