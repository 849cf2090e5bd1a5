import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';

/** A script inside the host's page: a file would cost a trip before the page shows anything. */
function inline(name: string) {
  const source = join(import.meta.dirname, '../host/src/app/first-paint', `${name}.early.js`);
  const { code } = minifySync(readFileSync(source, 'utf8'), { compress: true, mangle: true });
  const content = code.trim();
  return {
    element: `<script id="${name}">${content}</script>`,
    /** Its place in the policy of the page. */
    hash: `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  };
}

const early = inline('first-paint');
const showPage = inline('show-page');

/** For the template of the page. scripts/site/page.ts puts the rules of the first paint before it. */
export const earlyScriptElement = early.element;
/** Stands behind the templates of a page: scripts/site/page.ts. */
export const showPageElement = showPage.element;
/** Their places in the policy of the page. */
export const inlineScriptHashes = [early.hash, showPage.hash];
