// Runs in the checkout of the frozen commit, with that commit's tsx and modules. Builds the single bundle in the given folder
// and writes the pages' CSP there.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
const frozen = (file) => import(pathToFileURL(join(process.cwd(), file)).href);

const { buildSingleBundle } = await frozen('e2e/bench/federation/single-bundle.ts');
await rename(await buildSingleBundle(join(process.cwd(), 'single')), join(folder, 'single'));

const { securityHeaders } = await frozen('scripts/site/security-headers.ts');
const headers = securityHeaders('/', { development: false });
await writeFile(join(folder, 'policy.txt'), headers['content-security-policy']);
