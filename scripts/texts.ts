import { writeFileSync } from 'node:fs';
import { root } from './lib/root';
import {
  catalogueFile,
  catalogueOf,
  textFolders,
  textsOf,
  TRANSLATED,
} from './texts/front-end-texts';

/**
 * `npm run texts`: gives each catalogue the texts of the code, in order. A new text is empty until it is translated, and
 * one that the code no longer has goes.
 */
export function run(): number {
  for (const folder of textFolders(root)) {
    const texts = textsOf(root, folder);
    for (const language of TRANSLATED) {
      const known = catalogueOf(root, folder, language);
      const next = Object.fromEntries(texts.map((text) => [text, known[text] ?? '']));
      writeFileSync(catalogueFile(root, folder, language), `${JSON.stringify(next, null, 2)}\n`);
      const empty = Object.values(next).filter((translation) => translation === '').length;
      if (empty > 0) console.log(`${folder}, ${language}: ${empty} to translate`);
    }
  }
  return 0;
}
