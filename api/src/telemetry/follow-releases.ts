import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { startWorker } from '../infra/worker';
import {
  type IsServed,
  isServedBy,
  previewsIn,
  type ServedVersion,
  servedVersions,
} from './served-versions';

const TIMEOUT_MS = 5_000;

/** Returns the descriptor's text; undefined if it has not changed since the last call. */
type ReadSite = () => Promise<string | undefined>;

function fromAddress(url: string): ReadSite {
  let etag: string | null = null;
  let modified: string | null = null;
  return async () => {
    const answer = await fetch(url, {
      headers: {
        ...(etag === null ? {} : { 'if-none-match': etag }),
        ...(modified === null ? {} : { 'if-modified-since': modified }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 304) return undefined;
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
    etag = answer.headers.get('etag');
    modified = answer.headers.get('last-modified');
    return text;
  };
}

function fromFile(path: string): ReadSite {
  let last = '';
  return async () => {
    // The release command replaces the file, so the inode changes too.
    const { ino, mtimeMs, size } = await stat(path);
    const version = `${ino} ${mtimeMs} ${size}`;
    if (version === last) return undefined;
    const text = await readFile(path, 'utf8');
    last = version;
    return text;
  };
}

/** Reads the descriptor from a URL or a file, but only if it may have changed. */
function createSiteReader(place: string): ReadSite {
  return /^https?:/.test(place) ? fromAddress(place) : fromFile(place);
}

/** An open page learns of a release within ten seconds. */
const LOOK_MS = 3_000;

interface Options {
  /** The URL or path of the site's descriptor. */
  readonly place: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Called with the serial number of each newer descriptor. */
  readonly onRelease: (serial: number) => void;
  /** Called with each version of each descriptor that was read. */
  readonly onVersion?: (version: ServedVersion) => void;
  readonly lookMs?: number;
}

function read(text: string) {
  const { serial, expires } = (JSON.parse(text) ?? {}) as { serial?: unknown; expires?: unknown };
  if (!Number.isSafeInteger(serial)) throw new Error('The site descriptor has no serial number.');
  return {
    serial: serial as number,
    expires: typeof expires === 'number' ? expires : undefined,
  };
}

/**
 * Polls the site's descriptor for a newer version. Does not verify its signature, which the pages do. Logs an error
 * only once until the descriptor can be read again.
 */
export function followReleases({ place, log, onRelease, onVersion, lookMs = LOOK_MS }: Options) {
  const readText = createSiteReader(place);
  let latest: number | undefined;
  let end: number | undefined;
  let versions: readonly ServedVersion[] = [];
  let previews: ReturnType<typeof previewsIn> = [];
  let isServed: IsServed = () => false;
  let isFailing = false;
  /** Whether the last text is invalid. Reading the same text again would not help. */
  let isDamaged = false;

  const look = async () => {
    const text = await readText();
    if (text !== undefined) {
      isDamaged = true;
      const { serial, expires } = read(text);
      isDamaged = false;
      end = expires;
      versions = servedVersions(text);
      previews = previewsIn(text);
      for (const version of versions) onVersion?.(version);
      isServed = isServedBy(versions);
      if (serial > (latest ?? 0)) onRelease((latest = serial));
    }
    if (isFailing && !isDamaged) {
      log.info('The site descriptor can be read again');
      isFailing = false;
    }
  };

  const { stop } = startWorker(look, lookMs, (error) => {
    if (!isFailing) log.warn({ err: error }, 'The site descriptor cannot be read');
    isFailing = true;
  });

  return {
    latest: () => latest,
    /** The seconds until pages reject the descriptor; undefined for an unsigned descriptor, which never expires. */
    validFor: (now = Date.now()) => (end === undefined ? undefined : end - now / 1000),
    /** Whether the latest descriptor serves this version to any visitor. */
    serves: (named: Parameters<IsServed>[0]) => isServed(named),
    /** The versions in the latest descriptor. */
    versions: () => versions,
    /** The previews in the latest descriptor that are not over. */
    previews: (now = Date.now()) => previews.filter(({ until }) => until * 1000 > now),
    stop,
  };
}
