import { join } from 'node:path';
import { root } from '../../tools/root';
import { buildOnce } from './build-record';
import { contractSources, fingerprint } from './fingerprint';

const FOLDER = 'api';
const PRODUCT = 'dist/main.js';
const sources = ['tools', 'api/src', 'api/bundle.ts', ...contractSources, 'package-lock.json'];

/** Bundles the API if its sources changed. From one file it starts in half the time. */
export async function buildApi(): Promise<void> {
  await buildOnce(
    { root, folder: FOLDER, product: PRODUCT, sources: await fingerprint(root, sources) },
    async () => {
      const { bundle } = await import('../../api/bundle');
      await bundle(join(root, FOLDER), join(root, FOLDER, PRODUCT));
    },
  );
}
