import { createPlaces } from './places';

it('lets an address hold so many, and others as many', () => {
  const places = createPlaces(2);
  expect(places.take('a')).toBeDefined();
  const giveBack = places.take('a');
  expect(places.take('a')).toBeUndefined();
  expect(places.take('b')).toBeDefined();
  giveBack?.();
  expect(places.take('a')).toBeDefined();
  expect(places.take('a')).toBeUndefined();
});

it('knows no limit where there is none', () => {
  const places = createPlaces(0);
  for (let i = 0; i < 1000; i++) expect(places.take('a')).toBeDefined();
});
