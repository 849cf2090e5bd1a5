import { readFile, stat } from 'node:fs/promises';

const TIMEOUT_MS = 5_000;

/** Returns the descriptor's text; undefined if it has not changed since the last call. */
export type ReadSite = () => Promise<string | undefined>;

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
export function createSiteReader(place: string): ReadSite {
  return /^https?:/.test(place) ? fromAddress(place) : fromFile(place);
}
