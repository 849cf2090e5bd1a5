import { fillIn } from './document';

const document = 'Words.\n\n<!-- figures: a -->\n\nold\n\n<!-- end -->\n\nMore words.\n';

test('a figure replaces what stood in its place, and nothing else', () => {
  expect(fillIn(document, { a: 'new' })).toBe(document.replace('old', 'new'));
});

test('an empty place takes its figure, and leaves the next one alone', () => {
  const empty = '<!-- figures: a -->\n<!-- end -->\n\n<!-- figures: b -->\n<!-- end -->';
  expect(fillIn(empty, { a: '1', b: '2' })).toBe(
    '<!-- figures: a -->\n\n1\n\n<!-- end -->\n\n<!-- figures: b -->\n\n2\n\n<!-- end -->',
  );
});

test('a figure without a place, and a place without a figure, are errors', () => {
  expect(() => fillIn(document, { a: 'new', b: 'lost' })).toThrow('Figure without a match: b');
  expect(() => fillIn(document, {})).toThrow('Figure without a match: a');
});
