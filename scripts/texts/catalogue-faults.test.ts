import { catalogueFaults } from './catalogue-faults';

const texts = ['Retry', 'Round #{id}', '{n, plural, one {# player} other {# players}}'];
const whole = {
  Retry: 'Reintentar',
  'Round #{id}': 'Ronda #{id}',
  '{n, plural, one {# player} other {# players}}':
    '{n, plural, one {# jugador} other {# jugadores}}',
};

test('a whole catalogue has no faults', () => {
  expect(catalogueFaults(texts, whole)).toEqual([]);
});

test.each([
  ['a missing text', [...texts, 'Close'], whole, 'missing: Close'],
  ['an empty translation', texts, { ...whole, Retry: ' ' }, 'empty: Retry'],
  ['an obsolete text', texts, { ...whole, Gone: 'Fuera' }, 'obsolete: Gone'],
  [
    'another value',
    texts,
    { ...whole, 'Round #{id}': 'Ronda #{number}' },
    'other values: Round #{id} → Ronda #{number}',
  ],
  [
    'a broken syntax',
    texts,
    { ...whole, 'Round #{id}': 'Ronda #{id' },
    'other values: Round #{id} → Ronda #{id',
  ],
])('%s is a fault', (_what, given, catalogue, fault) => {
  expect(catalogueFaults(given, catalogue)).toEqual([fault]);
});
