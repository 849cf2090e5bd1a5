/** @jest-environment jsdom */
import { withItems } from './items';

const items = [
  { kind: 'UP', texts: { id: '71' } },
  { kind: 'DOWN', texts: { id: '82' } },
  { kind: 'UP', texts: { id: '93' } },
];

test('each list gets a template for each kind, and what is beside the items stays', () => {
  const list = (tag: string) =>
    ['71', '82', '93'].map((id) => `<${tag} data-item>#${id}</${tag}>`).join('');
  const of = (tag: string) =>
    ['UP', 'DOWN'].map(
      (kind) => `<template data-kind="${kind}"><${tag} data-item="">#{{id}}</${tag}></template>`,
    );
  expect(withItems(`<ul>${list('li')}</ul><p>7<i>${list('b')}</i></p>`, items)).toBe(
    `<ul>${of('li').join('')}</ul><p>7<i>${of('b').join('')}</i></p>`,
  );
});

test('a list with another number of items is an error', () => {
  expect(() => withItems('<ul><li data-item>#71</li></ul>', items)).toThrow(
    'A list has 1 elements for 3 items.',
  );
});
