import { join } from 'node:path';
import { root } from '../../tools/root';

/** The folder of this package. */
export const packageFolder = join(root, 'api');
