import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';

/** A script inlined in the host's page: a separate file would cost a round trip before the first paint. */
function inline(name: string) {
  const source = join(import.meta.dirname, '../host/src/app/first-paint', `${name}.early.js`);
  const { code } = minifySync(readFileSync(source, 'utf8'), { compress: true, mangle: true });
  const content = code.trim();
  return {
    element: `<script id="${name}">${content}</script>`,
    /** The source expression that allows the script in the page's CSP. */
    hash: `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  };
}

const early = inline('first-paint');
const showPage = inline('show-page');

/** For the page template. remote-kit/src/pages/page.ts puts the first-paint rules in front of this element. */
export const earlyScriptElement = early.element;
/** Follows the page's templates; remote-kit/src/pages/page.ts adds it. */
export const showPageElement = showPage.element;
/** The source expressions that allow both scripts in the page's CSP. */
export const inlineScriptHashes = [early.hash, showPage.hash];
