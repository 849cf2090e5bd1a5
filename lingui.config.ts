import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';
import { textsExtractor } from './scripts/texts/texts-extractor';
import { LANGUAGES } from './shared/src/i18n/languages';
import { remoteFolders } from './tools/remote-folders.mjs';

// `npm run texts` (`lingui extract`) writes the catalogues of each front end.
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  catalogs: ['host', 'shared', ...remoteFolders(import.meta.dirname)].map((folder) => ({
    path: `<rootDir>/${folder}/texts/{locale}`,
    // The texts of errors are one list for the API and the pages.
    include: [
      `<rootDir>/${folder}/src`,
      ...(folder === 'shared' ? ['<rootDir>/protocol/errors'] : []),
    ],
    exclude: ['**/*.test.*', '**/testing/**'],
  })),
  extractors: [textsExtractor],
  format: formatter({ style: 'minimal' }),
});
