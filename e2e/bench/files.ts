import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface LoadedFile {
  readonly path: string;
  readonly bytes: number;
  /** As a server would send it; what is compressed already stays as it is. */
  readonly brotli: number;
}

/** Notes every file of the site that the page loads; what the API answers is not the page's own weight. */
export function watchFiles(page: Page): () => Promise<LoadedFile[]> {
  const loading: Promise<LoadedFile | null>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(api|rpc)\b/.test(pathname) || response.url().startsWith('data:')) return;
    const weigh = (body: Buffer): LoadedFile => ({
      path: pathname,
      bytes: body.length,
      brotli: Math.min(body.length, brotliCompressSync(body).length),
    });
    loading.push(response.body().then(weigh, () => null));
  });
  return async () => (await Promise.all(loading)).filter((file) => file !== null);
}
