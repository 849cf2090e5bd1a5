import { releaseFolder } from '@updown/shared/site';
import { isAt } from '../../pages/page-files';
import { composePages } from '../../pages/pages';
import type { BuiltRelease } from '../publish/built-release';
import { parseSite, SITE_FILE } from '../site/read-site';
import { contentType } from '../store/content-type';
import type { Store } from '../store/store';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Answers as the site at that address will once the remote is released: from the store, and from the build. */
export async function siteAnswers(
  store: Store,
  { file, contents }: BuiltRelease,
  siteJson: Buffer,
  origin: string,
) {
  const folder = releaseFolder(file.name, file.version);
  const html = (await store.read('host.html'))?.content.toString() ?? '';
  const { pages } = composePages(html, {
    descriptor: parseSite(siteJson.toString(), SITE_FILE),
    origin,
  });

  const contentAt = async (path: string): Promise<Buffer | undefined> => {
    if (path === `/${SITE_FILE}`) return siteJson;
    if (path.startsWith(folder)) return contents.get(path.slice(folder.length));
    return (await store.read(path.slice(1)))?.content;
  };

  return async (path: string): Promise<Answer> => {
    const [, page] = [...pages].find(([address]) => isAt(address, path)) ?? [];
    if (page !== undefined) {
      return { status: 200, contentType: contentType('index.html'), body: Buffer.from(page) };
    }
    const body = path.startsWith('/api/') ? undefined : await contentAt(path);
    // Without its API a page shows errors; a remote must not crash because of that.
    const status = body ? 200 : path.startsWith('/api/') ? 503 : 404;
    return { status, contentType: contentType(path), body: body ?? Buffer.from('{}') };
  };
}
