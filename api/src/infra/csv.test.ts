import { csvLines } from './csv';

test('quotes as RFC 4180 says, and ends every line with CR LF', () => {
  const rows = [
    ['plain', 'a,b', 'say "up"', 'two\nlines', null, 7],
    ['', 'ION'],
  ];
  expect(csvLines(rows)).toBe('plain,"a,b","say ""up""","two\nlines",,7\r\n,ION\r\n');
});

// The symbol of the token, for one, is whatever its maker chose.
test.each([
  '=1+1',
  '=HYPERLINK("//evil.example")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
])('no spreadsheet takes %j for a formula', (cell) => {
  const [field = ''] = csvLines([[cell, 'x']]).split(',x');
  expect(field.replace(/^"/, '')).toMatch(/^'/);
});

test('writes a number as it is', () => {
  expect(csvLines([[0, 12, -3]])).toBe('0,12,-3\r\n');
});

test('writes nothing for no rows', () => {
  expect(csvLines([])).toBe('');
});
