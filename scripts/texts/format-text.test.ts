import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatText } from '../../shared/src/language/format-text';
import { locales } from '../../shared/src/language/languages';
import { catalogueOf, textFolders, textsOf, TRANSLATED } from './front-end-texts';
import { placeholders } from './placeholders';

const root = join(__dirname, '..', '..');
const COUNTS = [0, 1, 2, 5, 21, 1234];

function reference(text: string, locale: string, values: Record<string, string | number>): unknown {
  return new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(values);
}

test.each(['en', ...TRANSLATED] as const)('every text in %s reads as ICU says', (language) => {
  const locale = locales[language];
  const texts = textFolders(root).flatMap((folder) => {
    const english = textsOf(root, folder);
    return language === 'en' ? english : Object.values(catalogueOf(root, folder, language));
  });
  const withValues = texts.filter((text) => placeholders(text).length > 0);
  expect(withValues.length).toBeGreaterThan(100);
  for (const text of withValues) {
    for (const count of COUNTS) {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, count]));
      expect([text, formatText(text, locale, values)]).toEqual([
        text,
        reference(text, locale, values),
      ]);
    }
  }
});

test('a plural takes the form of its language', () => {
  // Polish has more forms than the languages of the page, which alone have their groups of digits.
  const text = 'Razem {n, plural, one {# gra} few {# gry} other {# gier}}: {who}.';
  for (const n of COUNTS.filter((count) => count < 1000)) {
    const values = { n, who: 'Ala' };
    expect(formatText(text, 'pl', values)).toBe(reference(text, 'pl', values));
  }
});
