import { releaseFolder } from '@updown/protocol/site/site-descriptor';
import { inlineScriptsIn } from '../../pages/page';
import { isAt, composePages } from '../../pages/pages';
import { securityHeaders } from '../../pages/security-headers';
import type { BuiltRelease } from '../publish/built-release';
import { parseSite, SITE_FILE } from '../site/read-site';
import { contentType } from '../store/headers';
import type { Store } from '../store/store';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The text of the site's descriptor, which a test changes as a command of the operator would. */
export interface Served {
  siteJson: Buffer;
}

/**
 * Answers as the site at that address will once the remote is released: from the store, and from the build, with the web
 * server's headers.
 */
export async function siteAnswers(
  store: Store,
  { file, contents }: BuiltRelease,
  served: Served,
  { origin, isLoose }: { readonly origin: string; readonly isLoose: boolean },
) {
  const folder = releaseFolder(file.name, file.version);
  const html = (await store.read('host.html'))?.content.toString() ?? '';
  const { pages } = composePages(html, {
    descriptor: parseSite(served.siteJson.toString(), SITE_FILE),
    origin,
  });

  const contentAt = async (path: string): Promise<Buffer | undefined> => {
    if (path === `/${SITE_FILE}`) return served.siteJson;
    if (path.startsWith(folder)) return contents.get(path.slice(folder.length));
    return (await store.read(path.slice(1)))?.content;
  };

  const inlineScripts = inlineScriptsIn(html);
  const headersFor = (path: string, type: string) => ({
    'content-type': type,
    'access-control-allow-origin': '*',
    ...(!isLoose && securityHeaders(path, { development: false, inlineScripts })),
  });

  return async (path: string): Promise<Answer> => {
    const [, page] = [...pages].find(([address]) => isAt(address, path)) ?? [];
    if (page !== undefined) {
      const headers = headersFor(path, contentType('index.html'));
      return { status: 200, headers, body: Buffer.from(page) };
    }
    const body = path.startsWith('/api/') ? undefined : await contentAt(path);
    // Without its API a page shows errors; a remote must not crash because of that.
    const status = body ? 200 : path.startsWith('/api/') ? 503 : 404;
    const headers = headersFor(path, contentType(path));
    return { status, headers, body: body ?? Buffer.from('{}') };
  };
}
