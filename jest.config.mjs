import { join } from 'node:path';
import esmOnly from './remote-kit/config/esm-only.cjs';
import { remoteFolders } from './tools/remote-folders.mjs';

// The nightly run alone has the files that take longest: their faults are rare, or a shorter test has a sample of them.
const notNow = process.env.TEST_DEEP === undefined ? ['\\.deep\\.test\\.ts$'] : [];

// One run over all packages: pages in jsdom, servers in Node. `npm run lint` checks their types.
const transform = {
  // They read files beside them: swc gives a CommonJS module its `import.meta`.
  '/(?:webpack/early-script|(?:tools|scripts|remote-kit|create-updown-remote)/.+(?<!\\.test))\\.ts$':
    [
      '@swc/jest',
      {
        module: { type: 'commonjs' },
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      },
    ],
  // Hundreds of files: the native compiler takes a tenth of the time.
  '/node_modules/.+\\.m?js$': [
    '@swc/jest',
    { module: { type: 'commonjs' }, jsc: { target: 'es2022' } },
  ],
  '^.+\\.(ts|tsx|js|jsx|mjs)$': [
    'ts-jest',
    {
      tsconfig: {
        module: 'commonjs',
        moduleResolution: 'node10',
        ignoreDeprecations: '6.0',
        target: 'ES2023',
        jsx: 'react-jsx',
        esModuleInterop: true,
        isolatedModules: true,
        allowJs: true,
        verbatimModuleSyntax: false,
      },
      diagnostics: false,
    },
  ],
};

const transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join('|')})/)`];

const common = { transform, transformIgnorePatterns, injectGlobals: true };

const page = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [join(import.meta.dirname, 'scripts', 'jest', 'page-setup.ts')],
  moduleNameMapper: {
    '\\.(?:svg|woff2)$': join(import.meta.dirname, 'scripts', 'jest', 'file-address.cjs'),
  },
});

const node = (name, testMatch = ['<rootDir>/**/*.test.ts']) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/out/', '/cache/', ...notNow],
});

export default {
  // Generous, because a busy machine is slow and not wrong.
  testTimeout: 60_000,
  projects: [
    ...['host', ...remoteFolders(import.meta.dirname), 'shared'].map(page),
    { ...node('api'), globalSetup: join(import.meta.dirname, 'api', 'test', 'global-setup.ts') },
    ...[
      'tools',
      'protocol',
      'contracts',
      'create-updown-remote',
      'lab',
      'remote-kit',
      'scripts',
      'webpack',
    ].map((name) => node(name)),
  ],
};
