import { createHash } from 'node:crypto';
import { COMPILE_HINT } from '../../webpack/compile-hint';
import { integrityOf } from '../../webpack/integrity-of';
import type { HostFirstPaint, RemoteFirstPaint } from '../../webpack/prerender/first-paint';
import type { SiteDescriptor } from '@updown/shared/site';

/** What the front ends of a site have rendered ahead. */
export interface FirstPaint {
  readonly host: HostFirstPaint;
  /** Of the remotes that have something, by their names. */
  readonly remotes: Readonly<Record<string, RemoteFirstPaint>>;
}

/** A script with parts of the host and of the remotes on a page. */
export interface FirstPaintFile {
  /** 'first-paint.1a2b3c4d.js' */
  readonly path: string;
  readonly content: string;
  readonly integrity: string;
}

const PLACE = /<!--place ([\w-]+)\/([\w-]+)-->(.*?)<!--\/place-->/gs;

/** What each remote has of the first paint, in the order of their names. */
function partsOf(remotes: FirstPaint['remotes'], names: readonly string[]): RemoteFirstPaint[] {
  return names.toSorted().flatMap((name) => remotes[name] ?? []);
}

/** The rules of the host and of the remotes on a page, which waits for no rules of another page. */
export function rulesOf({ host, remotes }: FirstPaint, onPage: readonly string[]): string {
  return [host.css, ...partsOf(remotes, onPage).map(({ css }) => css)].join('\n');
}

/** The script that shows the answers inside a page with these remotes; undefined if the host has none. */
export function scriptOf(
  { host, remotes }: FirstPaint,
  onPage: readonly string[],
): FirstPaintFile | undefined {
  if (host.script === undefined) return undefined;
  const scripts = partsOf(remotes, onPage).flatMap(({ script = [] }) => script);
  const content = `${COMPILE_HINT}${[host.script, ...scripts].join('\n')}`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `first-paint.${hash}.js`, content, integrity: integrityOf(content) };
}

function frameOf(page: string | undefined, host: HostFirstPaint, site: SiteDescriptor) {
  const deployed = host.remotes.filter((name) => site.remotes[name]);
  const fitting = host.frames.filter(
    ({ remotes }) =>
      remotes.length === deployed.length && remotes.every((name) => deployed.includes(name)),
  );
  const at = (address: string) => fitting.find((frame) => frame.page === address);
  // Without a game `/` leads to the dashboard.
  return (page && (at(page) ?? (page === '/' && at('/dashboard')))) || at('other');
}

/** The page before any script has run. */
export interface FirstView {
  /** The content of the page's root: the host's frame, with what each remote has for its places. */
  readonly body: string;
  /** How the places look with answers, as templates. */
  readonly looks: string;
  /** The remotes that have something on the page. */
  readonly remotes: readonly string[];
}

/** How a module looks with answers, and how its parts do ('Dashboard/Status'). */
function templatesOf(remote: string, module: string, looks: RemoteFirstPaint['looks'] = {}) {
  return Object.entries(looks)
    .filter(([name]) => name === module || name.startsWith(`${module}/`))
    .flatMap(([name, drawn]) =>
      Object.entries(drawn).map(
        ([look, html]) =>
          `<template data-scene="${remote}/${name}" data-look="${look}">${html}</template>`,
      ),
    );
}

export function firstPaintOf(
  page: string | undefined,
  { host, remotes }: FirstPaint,
  site: SiteDescriptor,
): FirstView | undefined {
  const looks: string[] = [];
  const shown = new Set<string>();
  const frame = frameOf(page, host, site)?.html;
  const body = frame?.replaceAll(PLACE, (_, remote: string, module: string, skeleton: string) => {
    const paint = site.remotes[remote]?.off === undefined ? remotes[remote] : undefined;
    if (paint !== undefined) shown.add(remote);
    looks.push(...templatesOf(remote, module, paint?.looks));
    return paint?.places[module] ?? skeleton;
  });
  return body === undefined ? undefined : { body, looks: looks.join(''), remotes: [...shown] };
}
