import eslint from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import tseslint from 'typescript-eslint';
import {
  facade,
  guestRules,
  guestSyntax,
  motionSyntax,
  pageSyntax,
} from './remote-kit/config/guest-rules.mjs';
import { floors, floorZones } from './scripts/lint/floors.cjs';
import { remoteFolders, remoteNameOf } from './tools/remote-folders.mjs';

const remotes = remoteFolders(import.meta.dirname);
const pages = ['host', ...remotes, 'shared'];

// app → feature → shared: no package imports an app, `shared` imports no app, and no app imports a server.
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
    message: 'shared is below every app and imports none of them.',
  })),
  ...['host', ...remotes].map((target) => ({
    target: `./${target}`,
    from: './api',
    message: 'Pages know the API by its shapes in @updown/protocol.',
  })),
  {
    target: './!(lab|node_modules)/**/*',
    from: './lab',
    message: 'The lab stands on everything else, and nothing stands on the lab.',
  },
  ...['api', 'contracts', ...pages].map((target) => ({
    target: `./${target}`,
    from: './remote-kit',
    message: 'The kit builds and releases remotes; nothing that is deployed stands on it.',
  })),
  ...['api/src', 'contracts', 'webpack', 'remote-kit', 'create-updown-remote', ...pages].map(
    (target) => ({
      target: `./${target}`,
      from: './scripts',
      message: 'The commands stand on everything else, and only tests stand on them.',
    }),
  ),
  {
    target: './webpack',
    from: './webpack.common.ts',
    message: 'webpack.common.ts is made of the files in webpack.',
  },
  {
    target: './tools',
    from: './!(tools|node_modules)/**/*',
    message: 'tools is the ground: it imports nothing of the project.',
  },
  {
    target: './protocol',
    from: './!(protocol|node_modules)/**/*',
    message: 'protocol is what others agree on: it imports nothing of the project.',
  },
  ...pages.map((page) => ({
    target: `./${page}/src/!(testing)/**/!(*.test).{ts,tsx}`,
    from: './shared/src/testing',
    message: 'The harness of the tests is not part of a page.',
  })),
];

// One dialect of TypeScript in every package.
const dialect = [
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[id.typeAnnotation=undefined][init.type="ArrowFunctionExpression"]',
    message: 'Declare a function of a module with `function`; arrow functions are for callbacks.',
  },
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator:matches([init.type="Literal"], [init.left.type="Literal"][init.right.type="Literal"]) > Identifier.id[name!=/^[A-Z][A-Z0-9_]*$/]',
    message: 'Write a literal constant of a module in UPPER_CASE.',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties in the object itself.',
  },
  {
    selector: 'CallExpression[callee.name="useContext"]',
    message: 'Read a context with `use`.',
  },
];

// What runs in a page. The compiler of our commands (tsx) marks functions with a helper that a page does not have.
const sentToPage =
  'CallExpression[callee.property.name=/^(?:addInitScript|evaluate|evaluateAll|evaluateHandle|waitForFunction|[$]{1,2}eval)$/]';
const pageFunctions = [
  {
    selector: [
      `${sentToPage} > Identifier.arguments:first-child`,
      `${sentToPage} > :function.arguments:first-child :matches(FunctionDeclaration, ClassDeclaration, VariableDeclarator[init.type=/Function|Class/])`,
    ].join(', '),
    message:
      'A command is compiled with a helper for functions, which the page lacks: give the page a .js file (addInitScript), or a function without others in it.',
  },
];

// The modules that may touch the browser's storage.
const safeStorage = ['host/src/browser-storage.ts', 'remote-game/src/player/use-kept.ts'];

// What is the same in every language, or reaches no reader of the page.
const texts = {
  ignore: [
    // One word without a capital at its start: keys, units, values of CSS and HTML. And constants.
    String.raw`^(?![A-Z])\S+$`,
    '^[A-Z0-9_-]+$',
    // Modules and keys of the keyboard: 'GamePanel', 'ArrowUp'.
    '^([A-Z][a-z0-9]+)+$',
    // CSS, SVG and times.
    String.raw`^(calc|clamp|rgb|translate)\(|^@media|^\((?:prefers|pointer)|^grid-template|^-?\d+px |^M[\d ]|^L.*Z$|T00:00:00Z$`,
    // Names: of the page, of networks, of wallets, of the pair, of the sides, and of a time zone.
    String.raw`^\W*(UpDown|Ethereum Mainnet|Sepolia Testnet|(Coinbase|Trust) Wallet|ETH / USD|UP|DOWN|Etc/UTC)$`,
    // Lines of the text that a wallet signs, by its standard.
    '^(Version|Nonce|Issued At|Expiration Time): ',
    // The choice of a language names itself in English too.
    String.raw`^\W*Language$`,
  ],
  // A thrown error and the console are for developers; what a reader sees of an error is a text of `t`.
  ignoreNames: ['code', 'READ_LOG'],
  ignoreFunctions: [
    'rich',
    '*.querySelector',
    '*.querySelectorAll',
    'console.*',
    'Error',
    'CollisionError',
    'RemoteError',
    'SiteError',
  ],
};

// Files whose texts are no sentences of the page.
const untranslated = [
  // Faults of a deployment, for the team that deployed it.
  'host/src/site/**',
  'host/src/override/**',
  'shared/src/store/owner.ts',
  'host/src/federation/failure-of.ts',
  // Its text goes to the console.
  'host/src/session/read-profile.ts',
  // Rules of CSS.
  'host/src/app/fonts/**',
  // Only on a local chain.
  'host/src/wallet/test-wallet/**',
  'host/src/wallet/passkey/icon.ts',
  // The licence demands these words.
  'remote-chart/src/price-chart/attribution.tsx',
  // A program of the build.
  'host/src/app/render-pages.tsx',
  // Each language names itself.
  'shared/src/i18n/languages.ts',
  'shared/src/theme/**',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/generated/',
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
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/order': ['error', { 'newlines-between': 'never', alphabetize: { order: 'asc' } }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'no-restricted-syntax': ['error', ...dialect],
      curly: ['error', 'multi-line'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  // The rooms of a package import in one direction. A test of a page may render the rooms around its own.
  ...Object.keys(floors).map((folder) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: pages.map((page) => `${page}/src/**/{*.test.{ts,tsx},testing/**}`),
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...floorZones(folder)] }],
    },
  })),
  {
    files: [...pages, 'lab/gallery'].map((page) => `${page}/**/*.{ts,tsx}`),
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['host/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: facade }] },
  },
  {
    files: ['host', 'shared', 'lab/gallery'].map((page) => `${page}/**/*.{ts,tsx}`),
    ignores: ['shared/src/theme/motion{,-query}.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...dialect, ...motionSyntax] },
  },
  // What only a wallet needs is loaded for a wallet only.
  {
    files: ['shared/src/**/*.{ts,tsx}'],
    ignores: ['shared/src/evm/**', 'shared/src/**/testing/**', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['ethers', '**/evm/*', '!**/evm/load-evm', '!**/evm/explain-error'],
              allowTypeImports: true,
              message: 'Take it from `loadEvm`, so that a page without a wallet does not load it.',
            },
            {
              group: ['@updown/protocol/api/*'],
              allowTypeImports: true,
              message: 'Take its types only, so that no page loads the library of the schemas.',
            },
          ],
        },
      ],
    },
  },
  ...remotes.map((remote) => ({
    files: [`${remote}/src/**/*.{ts,tsx}`],
    rules: {
      ...guestRules(remoteNameOf(remote)),
      'no-restricted-syntax': [
        'error',
        ...dialect,
        ...guestSyntax(remoteNameOf(remote)),
        ...pageSyntax,
      ],
    },
  })),
  ...remotes.map((remote) => ({
    files: [`${remote}/src/**/*.test.{ts,tsx}`],
    rules: {
      'no-restricted-syntax': ['error', ...dialect, ...guestSyntax(remoteNameOf(remote))],
    },
  })),
  // Where the browser blocks site data, each of them throws.
  {
    files: pages.map((page) => `${page}/src/**/*.{ts,tsx}`),
    ignores: [...safeStorage, '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: `Some browsers block it. Use ${safeStorage.join(' or ')}.`,
        })),
      ],
    },
  },
  // A text on the screen stands in a catalogue: in `t`, `rich` or `msg` (scripts/texts compares them with the catalogues).
  {
    files: pages.map((page) => `${page}/src/**/*.{ts,tsx}`),
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...untranslated],
    plugins: { lingui },
    rules: { 'lingui/no-unlocalized-strings': ['error', texts] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: {
      'jest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
    },
  },
  {
    files: ['scripts/**/*.ts', 'remote-kit/**/*.ts', 'lab/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...dialect, ...pageFunctions] },
  },
  // webpack and Playwright need a default export.
  {
    files: [
      '**/*.config.ts',
      'webpack.common.ts',
      'webpack/federation/*-runtime.ts',
      '**/global-setup.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
