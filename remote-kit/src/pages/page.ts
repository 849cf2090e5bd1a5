import { createHash } from 'node:crypto';
import { entriesOf, type SiteDescriptor } from '@updown/protocol/site/site-descriptor';
import { escaped } from './escaped';
import type { FirstView } from './first-paint';
import type { Hint } from './hints';

/** JSON inside an element; it must not close the element. */
function inlined(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function link({ href, integrity }: Hint) {
  const kind =
    integrity === undefined ? 'as="fetch"' : `as="script" integrity="${escaped(integrity)}"`;
  return `<link rel="preload" href="${escaped(href)}" crossorigin="anonymous" ${kind}>`;
}

/**
 * The reads begin at once. The hints for the remotes' scripts take effect once the host's script has arrived
 * (host/src/app/first-paint/first-paint.early.js): on a slow line they would delay it.
 */
function hinted(hints: readonly Hint[]): string {
  const reads = hints.filter(({ integrity }) => integrity === undefined);
  const scripts = hints.filter(({ integrity }) => integrity !== undefined);
  const held =
    scripts.length > 0 ? `<template id="after-host">${scripts.map(link).join('')}</template>` : '';
  return `${reads.map(link).join('')}${held}`;
}

/** The public address of a page. */
export interface PageAddress {
  /** The site's: 'https://updown.example' or 'https://example.com/updown'. */
  readonly origin: string;
  /** Undefined for a page that has no address of its own, such as an error. */
  readonly path?: string;
}

/** The picture for previews of a link needs the site's origin; the canonical address is the one to index. */
function named(address: PageAddress | undefined): string {
  const image = escaped(`${address?.origin ?? ''}/og.png`);
  const picture = `<meta property="og:image" content="${image}">`;
  if (address?.path === undefined) return picture;
  const url = escaped(`${address.origin}${address.path}`);
  return `${picture}<meta property="og:url" content="${url}"><link rel="canonical" href="${url}">`;
}

/** The host's own scripts inside its page; those with a type are data. */
const INLINE = /<script id="[\w-]+">(.*?)<\/script>/gs;

/** The source expressions that allow the host's own scripts inside its page. */
export function inlineScriptsIn(html: string): readonly string[] {
  return [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * The page's own policy, beside the web server's, which admits only the origins that the descriptor names. It comes
 * before everything that it governs.
 */
function policyFor(html: string, { remotes, overrides = [] }: SiteDescriptor): string {
  const entries = Object.values(remotes).flatMap(entriesOf);
  const elsewhere = entries
    .filter((entry) => URL.canParse(entry))
    .map((entry) => new URL(entry).origin);
  const origins = [...new Set([...elsewhere, ...overrides])];
  const scripts = ["script-src 'self'", ...inlineScriptsIn(html), ...origins].join(' ');
  const policy = `${scripts}; ${["connect-src 'self'", ...origins].join(' ')}`;
  return `<meta http-equiv="content-security-policy" content="${escaped(policy)}">`;
}

const ROOT = '<div id="root"></div>';
/** The script of the host's page that gives the page its rules. */
const EARLY = '<script id="first-paint">';

/** The page in each language, for the script behind the templates to show. Until then they are inert. */
function withFirstPaint(html: string, { css, places, languages }: FirstView): string {
  const [english] = languages;
  const root = `<div id="root" data-places="${places.join(' ')}"></div>`;
  const templates = languages.map(
    (each) =>
      `<template lang="${each.language}" title="${escaped(each.title)}">${each.html}</template>`,
  );
  const rules = `<script type="application/json" id="first-paint-rules">${inlined(css)}</script>`;
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${english!.title}</title>`)
    .replace(ROOT, () => `${root}${templates.join('')}`)
    .replace(EARLY, () => `${rules}${EARLY}`);
}

/** Puts the site's own path in front of every address of the site in a page. */
function below(html: string, { origin }: PageAddress): string {
  const path = new URL(origin).pathname.replace(/\/$/, '');
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, (_, name) => ` ${name}="${path}/`);
}

interface Composed {
  readonly descriptor: SiteDescriptor;
  readonly hints?: readonly Hint[];
  readonly address?: PageAddress | undefined;
  readonly view?: FirstView | undefined;
}

/**
 * The host's hint at its own script. The page has it twice: Chromium requests nothing that follows a policy until it has run
 * the scripts above, so the first one begins the request, and the second one tells the early script that it has ended.
 */
const HOST_HINT = /<link rel="preload" as="script"[^>]*>/;

/** The host's page with the descriptor, preload hints, and what it shows before any script has run. */
export function composePage(
  html: string,
  { descriptor, hints = [], address, view }: Composed,
): string {
  if (!html.includes('</head>')) throw new Error('The page of the host has no head.');
  const site = `<script type="application/json" id="site">${inlined(descriptor)}</script>`;
  const additions = `${site}${hinted(hints)}${named(address)}`;
  const page = view ? withFirstPaint(html, view) : html;
  // A function, because `replace` reads dollar signs in a string as patterns.
  const policy = policyFor(html, descriptor);
  const [hint = ''] = HOST_HINT.exec(html) ?? [];
  const composed = page
    .replace('</head>', () => `${additions}</head>`)
    .replace('<head>', () => `<head>${hint}${policy}`);
  return address ? below(composed, address) : composed;
}
