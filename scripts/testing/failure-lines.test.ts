import { failureLines } from './failure-lines';

test('each failure is its name and the first lines of its message, without colours', () => {
  const message = `\u001B[31mExpected 26\u001B[39m\n${'line\n'.repeat(20)}`;
  const lines = failureLines([
    { name: 'a.test.ts › adds', message },
    { name: 'Lint', message: 'one fault' },
  ]);
  expect(lines.slice(0, 3)).toEqual(['✗ a.test.ts › adds', '    Expected 26', '    line']);
  expect(lines.slice(-3)).toEqual(['    …', '✗ Lint', '    one fault']);
  expect(lines).toHaveLength(19);
});
