import { createHash } from 'node:crypto';
import { integrityOf } from '../../webpack/integrity-of';
import type { HostFirstPaint, RemoteFirstPaint } from '../../webpack/prerender/first-paint';
import type { SiteDescriptor } from '@updown/shared/site';

/** What the front ends of a site have rendered ahead. */
export interface FirstPaint {
  readonly host: HostFirstPaint;
  /** Of the remotes that have something, by their names. */
  readonly remotes: Readonly<Record<string, RemoteFirstPaint>>;
}

/** The rules of a site's first paint, as a file. */
export interface FirstPaintStyles {
  /** 'first-paint.1a2b3c4d.css' */
  readonly path: string;
  readonly content: string;
  readonly integrity: string;
}

const PLACE = /<!--place ([\w-]+)\/([\w-]+)-->(.*?)<!--\/place-->/gs;

/** The rules of host and remotes in one file: a page waits for no remote's server before it shows something. */
export function stylesOf({ host, remotes }: FirstPaint): FirstPaintStyles {
  const content = [host.css, ...Object.values(remotes).map(({ css }) => css)].join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `first-paint.${hash}.css`, content, integrity: integrityOf(content) };
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

/** The content of the page's root: the host's frame, with what each remote has for its places. */
export function firstPaintOf(
  page: string | undefined,
  { host, remotes }: FirstPaint,
  site: SiteDescriptor,
): string | undefined {
  return frameOf(page, host, site)?.html.replaceAll(
    PLACE,
    (_, remote: string, module: string, skeleton: string) => {
      const isOff = site.remotes[remote]?.off !== undefined;
      return (isOff ? undefined : remotes[remote]?.places[module]) ?? skeleton;
    },
  );
}
