import { fillIn } from './document';

const DOCUMENT = 'Words.\n\n<!-- figures: a -->\n\nold\n\n<!-- end -->\n\nMore words.\n';

test('a figure replaces only the text in its placeholder', () => {
  expect(fillIn(DOCUMENT, { a: 'new' })).toBe(DOCUMENT.replace('old', 'new'));
});

test('an empty placeholder gets its figure, and the next placeholder keeps its own', () => {
  const empty = '<!-- figures: a -->\n<!-- end -->\n\n<!-- figures: b -->\n<!-- end -->';
  expect(fillIn(empty, { a: '1', b: '2' })).toBe(
    '<!-- figures: a -->\n\n1\n\n<!-- end -->\n\n<!-- figures: b -->\n\n2\n\n<!-- end -->',
  );
});

test('a figure without a placeholder, and a placeholder without a figure, are errors', () => {
  expect(() => fillIn(DOCUMENT, { a: 'new', b: 'lost' })).toThrow('Figure without a match: b');
  expect(() => fillIn(DOCUMENT, {})).toThrow('Figure without a match: a');
});
