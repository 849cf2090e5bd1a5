import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';

const SOURCE = join(import.meta.dirname, '../host/src/first-paint/first-paint.early.js');

/** The one script inside the host's page. It runs before the page is painted, and a file would cost a trip. */
const earlyScript = minifySync(readFileSync(SOURCE, 'utf8'), {
  compress: { passes: 4 },
  mangle: true,
}).code.trim();

/** scripts/site/page.ts puts the rules of the first paint before it. */
export const earlyScriptElement = `<script id="early">${earlyScript}</script>`;

/** Its place in the policy of the page. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
