import { randomInt } from 'node:crypto';
import { LANGUAGES, locales, type Language } from '../i18n/languages';
import { pageLanguage } from '../i18n/page-language';
import { grouped, numberForm } from './number-forms';
import { formatPrice, formatShare, formatWholePercent } from './price';
import { separators } from './separators';

afterEach(() => pageLanguage.show('en'));

/** Numbers of every size that a page shows, with and without decimals. */
const numbers = [
  ...[0, 0.004, 0.125, 1.005, 99.995, 999.999, 1_000, 9_999.995, 10_000, 1_234_567.891],
  ...Array.from({ length: 300 }, (_, made) => randomInt(10 ** (1 + (made % 12))) / 1_000),
].flatMap((number) => (number >= 0.01 ? [number, -number] : [number]));

function intl(language: Language, options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat(locales[language], options);
  return (number: number) => format.format(number);
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  beforeEach(() => pageLanguage.show(language));

  test('a price is as Intl writes it', () => {
    const price = { currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
    const expected = intl(language, { style: 'currency', ...price });
    expect(numbers.map(formatPrice)).toEqual(numbers.map(expected));
  });

  test('a percentage is as Intl writes it', () => {
    const percent = { style: 'unit', unit: 'percent' } as const;
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(numbers.map(formatShare)).toEqual(
      numbers.map(intl(language, { ...percent, ...digits })),
    );
    const whole = numbers.map(Math.trunc).map((number) => number + 0);
    expect(whole.map(formatWholePercent)).toEqual(whole.map(intl(language, percent)));
  });

  test('a count is grouped as Intl does it', () => {
    const counts = numbers.map((number) => Math.abs(Math.trunc(number)));
    const written = counts.map((count) => grouped(String(count), numberForm(locales[language])));
    expect(written).toEqual(counts.map(intl(language, {})));
  });

  test('the separators are those of Intl', () => {
    const parts = new Intl.NumberFormat(locales[language]).formatToParts(1_234_567.5);
    const sign = (type: string) => parts.find((part) => part.type === type)?.value;
    expect(separators()).toMatchObject({ group: sign('group'), decimal: sign('decimal') });
  });
});
