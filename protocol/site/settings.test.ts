import * as v from 'valibot';
import { contributesSchema } from './contributions';
import { settingsOf } from './settings';

const schema = {
  type: 'object' as const,
  properties: {
    rows: { type: 'integer' as const, default: 5, minimum: 1 },
    label: { type: 'string' as const, default: 'Top' },
  },
};

test.each([
  ['no value', undefined, { rows: 5, label: 'Top' }],
  ['a value', { rows: 8 }, { rows: 8, label: 'Top' }],
  ['a value that the version does not have', { colour: 'red' }, { rows: 5, label: 'Top' }],
  ['a value of another type, for another version', { rows: 'all' }, { rows: 5, label: 'Top' }],
])('a version with %s has the default of each other setting', (_what, values, expected) => {
  expect(settingsOf(schema, values)).toEqual(expected);
});

test('a version without settings has none, whatever the operator has set', () => {
  expect(settingsOf(undefined, { rows: 8 })).toEqual({});
});

test('a setting needs a default', () => {
  expect(v.is(contributesSchema, { settings: schema })).toBe(true);
  const properties = { rows: { type: 'integer' } };
  expect(v.is(contributesSchema, { settings: { ...schema, properties } })).toBe(false);
});
