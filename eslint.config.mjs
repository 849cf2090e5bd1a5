import eslint from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const remotes = ['remote-game', 'remote-dashboard', 'remote-chart'];
const pages = ['host', ...remotes, 'shared'];

// app → feature → shared: nobody imports an app, `shared` imports no app, and no app imports a server.
const zones = [
  ...['host', ...remotes].flatMap((app) =>
    ['host', ...remotes]
      .filter((other) => other !== app)
      .map((other) => ({
        target: `./${app}`,
        from: `./${other}`,
        message: 'Front ends meet only in @updown/shared; they are deployed apart.',
      })),
  ),
  ...['host', ...remotes, 'api', 'e2e'].map((from) => ({
    target: './shared',
    from: `./${from}`,
    message: 'shared is below every app and imports none.',
  })),
  ...['host', ...remotes].map((target) => ({
    target: `./${target}`,
    from: './api',
    message: 'A page knows the API by its generated types in @updown/shared.',
  })),
];

// The facade: a library that is re-exported by `shared` exists once in the page only if nobody imports it directly.
const facade = [
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'redux',
  'react-router',
  'react-router-dom',
  'styled-components',
  'ethers',
  '@updown/contracts',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/generated/',
      '**/*.gen.ts',
      'contracts/out/',
      'contracts/cache/',
      '.updown/',
      '.cache/',
      'e2e/test-results/',
      'e2e/playwright-report/',
      '**/*.mjs',
      '**/*.cjs',
      '**/*.js',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: pages.map((page) => `${page}/**/*.{ts,tsx}`),
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: pages.map((page) => `${page}/**/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['host', ...remotes].map((app) => `${app}/src/**/*.{ts,tsx}`),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: facade.map((name) => ({
            name,
            message: 'Import it from @updown/shared, the one instance in the page.',
          })),
        },
      ],
    },
  },
  {
    files: remotes.map((remote) => `${remote}/src/**/*.{ts,tsx}`),
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'ethereum', message: 'The host owns the wallet.' },
        { object: 'window', property: 'localStorage', message: 'The host owns the session.' },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'The host owns the session.' },
      ],
    },
  },
  // Tools that ask for a default export: webpack, Playwright; and what `React.lazy` and federation load.
  {
    files: ['**/*.config.ts', 'webpack.common.ts', '**/global-setup.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
