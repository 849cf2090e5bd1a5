import { contractError } from '@updown/protocol/errors/contract-error';
import { englishText } from '@updown/protocol/errors/english-text';
import { errorTexts, type ParamTypes } from '@updown/protocol/errors/texts';
import { errorAbi } from '@updown/protocol/generated/abi';
import { setTokenSymbol } from '../format/amount';
import { LANGUAGES } from '../i18n/languages';
import { pageLanguage } from '../i18n/page-language';
import { textOf } from './error-texts';

afterEach(async () => {
  setTokenSymbol('ION');
  await pageLanguage.show('en');
});

/** A value for everything that a text can name. */
const values: ParamTypes = {
  amount: '30000500000000000000000',
  limit: '125000700000000000000000',
  time: 1_750_003_900,
  date: 1_750_003_900,
  id: 7,
  percent: 0.5,
  name: 'predictionLock',
  gas: '1200000',
  most: '1000000',
};
const codes = Object.keys(errorTexts) as (keyof typeof errorTexts)[];

test.each(codes)('the text of %s names only what errors have', (code) => {
  const names = [...errorTexts[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect([...Object.keys(values), 'symbol']).toEqual(expect.arrayContaining(names));
  expect(englishText(code, { ...values })).not.toMatch(/[{}]|undefined/);
});

test.each(LANGUAGES)('every code has a whole text in %s', async (language) => {
  await pageLanguage.show(language);
  for (const code of codes) {
    const text = textOf(code, { ...values });
    expect([code, text]).toEqual([code, expect.stringMatching(/^[^{}]+$/)]);
    if (language !== 'en') expect(text).not.toBe(englishText(code, { ...values }));
  }
});

test.each(errorAbi.map(({ name }) => name))('the page knows the error %s of a contract', (name) => {
  const { code, params } = contractError(name, [1n, 1n, 1n]);
  expect(textOf(code, params)).toMatch(/^[^{}]+$/);
});

test.each([
  ['en', 'minimum_stake', 'Minimum stake is 30,000.5 tokens.'],
  ['es', 'minimum_stake', 'La apuesta mínima es de 30.000,5 tokens.'],
  ['en', 'daily_limit_reached', 'Your own limit for today leaves 125,000.7 GOLD.'],
] as const)(
  'in %s the text of %s has the separators and the symbol of the page',
  async (language, code, text) => {
    setTokenSymbol('GOLD');
    await pageLanguage.show(language);
    expect(textOf(code, { ...values })).toBe(text);
  },
);

test('a time is one of the reader’s clock', () => {
  const time = new Date(2026, 0, 1, 23, 30, 5).getTime() / 1000;
  expect(textOf('round_not_ended', { time })).toBe('The round is still running, until 23:30:05.');
});

test.each([
  ['a code that the page does not know', 'of_tomorrow', {}],
  ['a text without its value', 'minimum_stake', { least: '1' }],
])('%s is left to the sentence of the server', (_what, code, given) => {
  expect(textOf(code, given)).toBeUndefined();
});
