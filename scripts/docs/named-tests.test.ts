import { namedTests } from './named-tests';

test('a test is named by its groups and its own name', () => {
  const { names, notRun } = namedTests(`
    describe('the stake', () => {
      it('is raised', () => undefined);
      it.each([[1, 2]])('of %p is %p', () => undefined);
    });
    test.describe.serial('on the site', () => test(\`in \${size} px\`, async () => undefined));
    test('alone', () => undefined);
  `);
  expect(names).toEqual([
    'the stake › is raised',
    'the stake › of %p is %p',
    'on the site › in ${size} px',
    'alone',
  ]);
  expect(notRun).toEqual([]);
});

test('a comment or string that looks like a test does not count', () => {
  const { names } = namedTests(`
    // it('is a comment', () => undefined);
    const text = "it('is a text', () => undefined)";
    /x/.test('is a pattern');
    writes('something else', () => undefined);
  `);
  expect(names).toEqual([]);
});

test.each([
  `it.skip('a', () => undefined)`,
  `it.only('a', () => undefined)`,
  `it.todo('a')`,
  `it.each([1]).skip('a', () => undefined)`,
  `describe.skip('a', () => undefined)`,
  `test.describe.fixme('a', () => undefined)`,
  `test('a', () => { test.skip(isSlow, 'slow'); })`,
  `const maybe = isSlow ? it : it.skip`,
  `xit('a', () => undefined)`,
  `fdescribe('a', () => undefined)`,
])('a test that may not run is found: %s', (source) => {
  expect(namedTests(source).notRun).toHaveLength(1);
});
