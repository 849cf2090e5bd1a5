/** `npm run build -w api` */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle';

const folder = fileURLToPath(new URL('.', import.meta.url));
await bundle(folder, join(folder, 'dist/main.js'));
