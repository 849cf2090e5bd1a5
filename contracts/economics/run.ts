import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { assessSettings } from './assess-command';
import { fillIn } from './document';
import { figures } from './figures';

/** Computes all figures of docs/economics.md and writes them there; with --check it fails if the document differs. */
async function updateDocument(isCheck: boolean): Promise<void> {
  const path = new URL('../../docs/economics.md', import.meta.url);
  const computed = figures();
  const document = readFileSync(path, 'utf8');
  const { code: updated } = await format('economics.md', fillIn(document, computed));
  if (!isCheck) {
    for (const [name, table] of Object.entries(computed)) console.log(`${name}\n\n${table}\n`);
    writeFileSync(path, updated);
  } else if (updated !== document) {
    throw new Error('docs/economics.md is out of date: run `npm run economics -w contracts`.');
  }
}

try {
  const args = process.argv.slice(2);
  const isCheck = args.includes('--check');
  if (args.length === 0 || isCheck) await updateDocument(isCheck);
  else assessSettings(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
