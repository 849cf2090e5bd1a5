import { FLUSH_HERE, placeOf, unfilled } from './answers';
import type { FirstPaintFile, FirstView } from './first-paint';
import { ONLY_INSIDE, type Hint } from './hints';
import type { SiteDescriptor } from '@updown/shared/site';

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
function isInside({ href, integrity }: Hint) {
  return integrity === undefined && href !== LONG_ANSWER;
}

function isLast({ href, isLast = false }: Hint) {
  return isLast || href === LONG_ANSWER;
}

/** For a server that fills no places. */
function hintInside(hint: Hint): string {
  return ONLY_INSIDE.includes(hint.href) ? '' : unfilled(link(hint));
}

function template(attributes: string, hints: readonly Hint[]): string {
  return hints.length === 0 ? '' : `<template ${attributes}>${hints.map(link).join('')}</template>`;
}

/**
 * The hints that take effect once the host's script is there (host/src/first-paint/first-paint.early.js): on a slow line they
 * would delay it. Those of the other remotes would delay the remote that the player waits for, so they follow its entry.
 */
function afterHost(hints: readonly Hint[]): string {
  const first = hints.filter((hint) => !isLast(hint));
  const [entry] = first;
  if (entry === undefined) return template('class="after-host"', hints);
  const others = template(`data-after="${attribute(entry.href)}"`, hints.filter(isLast));
  return `${template('class="after-host"', first)}${others}`;
}

/** After all that the browser can request and show without them, so that this does not wait for the API. */
export function withAnswers(html: string, hints: readonly Hint[]): string {
  const places = hints.filter(isInside).map(({ href }) => placeOf(href));
  if (places.length === 0) return html;
  return html.replace('</body>', () => `${FLUSH_HERE}${places.join('')}</body>`);
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

/** What a page shows before any script has run, and what fills it. */
export interface FirstPaintInPage extends FirstView {
  /** CSS. */
  readonly rules: string;
  readonly script?: FirstPaintFile | undefined;
}

/** The script of the host's page that gives it the rules. A host without it begins without a first paint. */
const EARLY = '<script id="early">';

function hintAt({ path, integrity }: FirstPaintFile): Hint {
  return { href: `/${path}`, integrity };
}

/** It waits for nothing, and nothing waits for it: at the end, the page has all that it fills when it runs. */
function scriptAfter({ path, integrity }: FirstPaintFile): string {
  return `<script async src="/${path}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** Its root is hidden until the rules are in effect. */
export function withFirstPaint(html: string, view: FirstPaintInPage): string {
  if (!html.includes(EARLY)) return html;
  const { body, looks, rules, script } = view;
  const root = `<div id="root" data-first-paint hidden>${body}</div>`;
  // Before the hints at the remotes' scripts: a browser has six connections to a server without HTTP/2.
  const hint = script ? link(hintAt(script)) : '';
  const inside = `<script type="application/json" id="first-paint-rules">${inlined(rules)}</script>`;
  return html
    .replace(EMPTY_ROOT, () => `${root}${looks}`)
    .replace('</body>', () => `${script ? scriptAfter(script) : ''}</body>`)
    .replace(EARLY, () => `${hint}${inside}${EARLY}`);
}

interface Composed {
  readonly descriptor: SiteDescriptor;
  readonly hints?: readonly Hint[];
  readonly address?: PageAddress | undefined;
  readonly view?: FirstPaintInPage | undefined;
}

/**
 * The host's page with the descriptor inlined and with preload hints, so that the browser requests all files at once
 * instead of step by step, and with what it shows before they are there.
 */
export function composePage(
  html: string,
  { descriptor, hints = [], address, view }: Composed,
): string {
  const inside = hints.filter(isInside);
  const later = afterHost(hints.filter((hint) => !isInside(hint)));
  const site = `<script type="application/json" id="site">${inlined(descriptor)}</script>`;
  const additions = `${site}${inside.map(hintInside).join('')}${later}${named(address)}`;
  if (!html.includes('</head>')) throw new Error('The page of the host has no head.');
  // A function, because `replace` reads dollar signs in a string as patterns.
  const answered = withAnswers(html, hints);
  const page = view ? withFirstPaint(answered, view) : answered;
  return page.replace('</head>', () => `${additions}</head>`);
}
