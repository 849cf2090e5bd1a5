import { lockHoles, platformOf } from './lock-holes';

test.each([
  ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@rspack/binding-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@rspack/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
])('the name %s shows its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('a required package that is not locked anywhere is a hole', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-x64': '1.0.0' } },
    'node_modules/a-linux-x64': { version: '1.0.0' },
  };
  expect(lockHoles(packages)).toEqual({
    'node_modules/a-darwin-x64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['x64'] },
  });
});

test('a package may be locked beside its dependent, or in any folder above it', () => {
  const asks = { optionalDependencies: { b: '1.0.0' } };
  for (const path of [
    'node_modules/c/node_modules/a/node_modules/b',
    'node_modules/c/node_modules/b',
    'node_modules/b',
  ]) {
    expect(lockHoles({ 'node_modules/c/node_modules/a': asks, [path]: {} })).toEqual({});
  }
});
