const { join } = require('node:path');
const esmOnly = require('./esm-only.cjs');

function swc(parser) {
  const transform = { react: { runtime: 'automatic' } };
  const jsc = { target: 'es2022', parser, transform };
  return [require.resolve('@swc/jest'), { module: { type: 'commonjs' }, jsc }];
}

/** The tests of a remote in a repository of its own: a browser's page, in which @updown/shared/testing renders. */
module.exports = {
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '\\.tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${['@updown', ...esmOnly].join('|')})/)`],
  moduleNameMapper: { '\\.(?:svg|woff2)$': join(__dirname, 'file-address.cjs') },
  setupFilesAfterEnv: [join(__dirname, 'page-setup.cjs')],
};
