import { isName } from './player-name';

test.each(['Ada', 'ada-99', '7up', 'A-b-c', 'x'.repeat(20)])('%s is a name', (text) => {
  expect(isName(text)).toBe(true);
});

test.each([
  '',
  'ab',
  'x'.repeat(21),
  '-ada',
  'ada-',
  'a--b',
  'a b',
  'a_b',
  'Ադա',
  'аda',
  'é-ada',
  'ａda',
])('%s is none', (text) => {
  expect(isName(text)).toBe(false);
});
