import {
  releaseFolder,
  type Release,
  type SiteRemote,
} from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import type { Store } from '../store/store';

/** Where versions of a remote are published: on the site, or below another address, such as a team's own CDN. */
export interface Place {
  /** '' on the site; otherwise what precedes '/remotes/…': 'https://cdn.example/updown'. */
  readonly at: string;
  readonly store: Pick<Store, 'name' | 'read' | 'folders'>;
}

const WITHIN_MS = 30_000;

/** The files below another address, as a page of the site may read them. */
export function placeAt(at: string, siteAddress = 'http://localhost'): Place {
  const { origin } = new URL(siteAddress);
  const read = async (path: string) => {
    const address = `${at}/${path}`;
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answer = await fetch(address, { headers: { origin }, signal }).catch((error: unknown) => {
      throw new Problem(`${address} does not answer: ${String(error)}`);
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Problem(`${address} answers ${answer.status}.`);
    const allowed = answer.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== origin) {
      throw new Problem(
        `No page of ${origin} may run ${address}: its server must send access-control-allow-origin: *.`,
      );
    }
    return { content: Buffer.from(await answer.arrayBuffer()), tag: '' };
  };
  // A web server does not list its folders.
  const folders = () => Promise.resolve([]);
  return { at, store: { name: at, read, folders } };
}

/**
 * The part of an entry's address before the folder of its version; undefined if the address does not contain that
 * folder.
 */
function placeOf(name: string, version: string, entry: string): string | undefined {
  const end = entry.indexOf(releaseFolder(name, version));
  return end < 0 ? undefined : entry.slice(0, end);
}

/**
 * The places in which a version of a remote may be published: where the descriptor has that version, then where it has
 * others, then the site.
 */
export function placesOf(
  store: Store,
  {
    name,
    remote,
    version,
    origin,
  }: { name: string; remote: SiteRemote; version?: string; origin?: string | undefined },
): readonly Place[] {
  const { next, fallback } = remote;
  const known: readonly (Release | undefined)[] = [remote, next, fallback];
  const releases = known.filter((one) => one !== undefined);
  const own = releases.filter((one) => one.version === version);
  const all = [...own, ...releases].map((one) => placeOf(name, one.version, one.entry));
  const others = [...new Set([...all, ''])].filter((at) => at !== undefined);
  return others.map((at) => (at === '' ? { at, store } : placeAt(at, origin)));
}
