import { folded, isReserved } from './player-name';

test.each([
  ['Ada-Lovelace', 'ADALOVELACE'],
  ['Iris', 'lr1s'],
  ['Zoe', '203'],
  ['modern', 'modem'],
  ['vvilly', 'wiIIy'],
])('%s and %s look alike', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test('names that differ to the eye differ', () => {
  expect(new Set(['ada', 'adam', 'bad', 'dad', 'oda'].map(folded)).size).toBe(5);
});

test.each([
  'admin',
  'Adm1n',
  'the-Admin-7',
  '0fficial',
  'UpD0wn',
  'up-down-help',
  'You',
  'rnod',
  '0xBEEF',
  'Ox77',
])('%s is reserved', (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each(['Ada', 'Oxford', 'yours', 'modest', 'iona'])('%s is not reserved', (name) => {
  expect(isReserved(name)).toBe(false);
});
