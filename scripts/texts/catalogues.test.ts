import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const config = getConfig({ cwd: join(__dirname, '..', '..') });

/** The names of the values in a text, also in the forms of a plural. Throws if its syntax is broken. */
function namesIn(tokens: CompiledMessage): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , forms = {}] = token;
    const inner = Object.values(forms as Record<string, CompiledMessage>).filter(Array.isArray);
    return [name, ...inner.flatMap(namesIn)];
  });
}

function valuesOf(text: string): string[] {
  return [...new Set(namesIn(compileMessageOrThrow(text)))].sort();
}

// `npm run texts` writes what is missing, and drops what the code no longer has.
test('each front end has every text of its code in each language, with the same values', async () => {
  const catalogs = await getCatalogs(config);
  // Host, shared and the remotes.
  expect(catalogs.length).toBeGreaterThanOrEqual(5);
  for (const catalog of catalogs) {
    const texts = Object.keys((await catalog.collect())!).sort();
    expect(texts.length).toBeGreaterThan(20);
    for (const language of config.locales) {
      const translations = await catalog.read(language);
      expect(Object.keys(translations).sort()).toEqual(texts);
      for (const [text, { translation = '' }] of Object.entries(translations)) {
        expect(`${language}: ${translation}`).not.toBe(`${language}: `);
        expect([translation, valuesOf(translation)]).toEqual([translation, valuesOf(text)]);
      }
    }
  }
});
