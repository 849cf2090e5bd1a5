import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { fillIn } from './document';
import { figures } from './figures';

// Computes every figure of docs/economics.md, prints it and puts it there. With --check it fails if one differs.
const path = new URL('../../docs/economics.md', import.meta.url);
const computed = figures();
const document = readFileSync(path, 'utf8');
const updated = await format(fillIn(document, computed), { parser: 'markdown', printWidth: 100 });

if (!process.argv.includes('--check')) {
  for (const [name, table] of Object.entries(computed)) console.log(`${name}\n\n${table}\n`);
  writeFileSync(path, updated);
} else if (updated !== document) {
  console.error('docs/economics.md is out of date: run `npm run economics -w contracts`.');
  process.exitCode = 1;
}
