import { join } from 'node:path';
import { catalogueFaults } from './catalogue-faults';
import { catalogueOf, textFolders, textsOf, TRANSLATED } from './front-end-texts';

const root = join(__dirname, '..', '..');
const catalogues = textFolders(root).flatMap((folder) =>
  TRANSLATED.map((language) => [folder, language] as const),
);

test.each(catalogues)(
  '%s is whole in %s: `npm run texts` writes what is missing',
  (folder, language) => {
    expect(catalogueFaults(textsOf(root, folder), catalogueOf(root, folder, language))).toEqual([]);
  },
);

test('the check reads the texts of every front end', () => {
  expect(textsOf(root, 'host')).toContain('Connect Wallet');
  expect(textsOf(root, 'shared')).toContain('Transaction was cancelled.');
  expect(textFolders(root)).toEqual([
    'host',
    'remote-chart',
    'remote-dashboard',
    'remote-game',
    'shared',
  ]);
});
