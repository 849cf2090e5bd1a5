import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface LoadedFile {
  readonly path: string;
  readonly bytes: number;
  /** The size as sent with brotli; files that are already compressed keep their size. */
  readonly brotli: number;
}

/** Records every file of the site that the page loads, except the API's answers. */
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
