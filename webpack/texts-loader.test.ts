import textsLoader from './texts-loader.cjs';

const PLAYERS = '{n, plural, one {# player} other {# players}}';
const compiled = [['n', 'plural', { one: ['#', ' player'], other: ['#', ' players'] }]];

function moduleOf(catalogue: Record<string, string>): unknown {
  const code = textsLoader(JSON.stringify(catalogue));
  return JSON.parse(code.slice('export default '.length));
}

test('of English the page loads only the plurals, compiled', () => {
  const texts = { Retry: 'Retry', 'Round #{id}': 'Round #{id}', [PLAYERS]: PLAYERS };
  expect(moduleOf(texts)).toEqual({ [PLAYERS]: compiled });
});

test('a translation stays a text if it has only values, and a missing one is English', () => {
  const texts = { 'Round #{id}': 'Ronda #{id}', [PLAYERS]: '', Retry: '' };
  expect(moduleOf(texts)).toEqual({ 'Round #{id}': 'Ronda #{id}', [PLAYERS]: compiled });
});

test('a translation that is not well formed fails the build', () => {
  expect(() => moduleOf({ 'Round #{id}': 'Ronda #{id' })).toThrow();
});
