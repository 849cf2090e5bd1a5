import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import routerLoader from './router-loader.cjs';

const router = createRequire(require.resolve('../shared/package.json')).resolve('react-router');
const folder = join(dirname(router), '../production');

test('of the components that the router makes as it loads, a build keeps only those in use', () => {
  const code = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/.test(file))
    .map((file) => routerLoader(readFileSync(join(folder, file), 'utf8')))
    .join('\n');
  const made = [...code.matchAll(/^var (\w+) = (.*)forwardRef\(/gm)];
  expect(made.map(([, name, how]) => [name, how])).toEqual([
    ['Link', '/* @__PURE__ */ React10.'],
    ['NavLink', '/* @__PURE__ */ React10.'],
    ['Form', '/* @__PURE__ */ React10.'],
  ]);
  expect(code).not.toMatch(/^\w+\.displayName/m);
});
