import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/root';

/** The part of the contracts that API and pages import; the rest of that folder is Solidity and its tests. */
export const contractSources = [
  'contracts/generated',
  ...readdirSync(join(root, 'contracts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('contracts', name)),
];
