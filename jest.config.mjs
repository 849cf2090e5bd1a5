import { join } from 'node:path';

// One run over all packages: pages in jsdom, servers in Node. Types are checked by `npm run typecheck`, not here.
const transform = {
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

// Packages that publish only ES modules, which jest runs as CommonJS.
const esmOnly = [
  'rettime',
  'until-async',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'mipd',
  'jose',
  'typebox',
];
const transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join('|')})/)`];

const common = { transform, transformIgnorePatterns, injectGlobals: true };

const page = (name) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [join(import.meta.dirname, 'scripts', 'jest', 'page-setup.ts')],
});

const node = (name, testMatch = ['<rootDir>/**/*.test.ts']) => ({
  ...common,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/out/', '/cache/'],
});

export default {
  projects: [
    ...['host', 'remote-game', 'remote-dashboard', 'remote-chart', 'shared'].map(page),
    ...['contracts', 'api', 'scripts', 'webpack'].map((name) => node(name)),
  ],
};
