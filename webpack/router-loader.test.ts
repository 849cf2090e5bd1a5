import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import leaveOut from './router-loader.cjs';

const folder = join(__dirname, '../node_modules/react-router/dist/production');

/** The file that has the router's components. */
function routerSource(): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const sources = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return sources.find((source) => source.includes('usePrefetchBehavior('))!;
}

test('links of the router prefetch no data, and unused components have nothing that keeps them', () => {
  const left = leaveOut(routerSource());
  expect(left).not.toMatch(/^\w+\.displayName/m);
  expect(left).not.toContain('createElement(PrefetchPageLinks, { page: href })');
  expect(left).toContain('/* @__PURE__ */ React');
});

test('a version of the router that is written otherwise fails the build', () => {
  expect(() => leaveOut('function usePrefetchBehavior() {}')).toThrow('react-router has no');
});

test("the package's other files stay", () => {
  expect(leaveOut('export {};')).toBe('export {};');
});
