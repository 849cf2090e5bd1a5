import { createPage } from '../testing/page';
import { countCopies, singletons } from './singletons';

test('a package of several files that ran once is one copy', () => {
  expect(
    countCopies([
      ['react-router', '7.18.5', 'a.mjs'],
      ['react-router', '7.18.5', 'b.mjs'],
    ]),
  ).toEqual({ 'react-router': 1 });
});

test('a second copy of the same version counts', () => {
  expect(
    countCopies([
      ['react', '19.3.1', 'react.production.js'],
      ['react', '19.3.1', 'react.production.js'],
    ]),
  ).toEqual({ react: 2 });
});

test('so does a copy of another version', () => {
  expect(
    countCopies([
      ['react', '19.3.1', 'react.production.js'],
      ['react', '19.2.0', 'react.production.js'],
      ['react-dom', '19.3.1', 'react-dom.production.js'],
    ]),
  ).toEqual({ react: 2, 'react-dom': 1 });
});

test('each store that is made counts', () => {
  const before = singletons().store ?? 0;
  createPage();
  expect(singletons().store).toBe(before + 1);
});
