import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { versionOf } from './packages';

// Each library that must exist once in the page, with the files that run when it is evaluated.
const counted: Record<string, RegExp> = {
  react: /node_modules\/react\/cjs\/react\.(production|development)\.js$/,
  'react-dom': /node_modules\/react-dom\/cjs\/react-dom-client\.(production|development)\.js$/,
  'react-redux': /node_modules\/react-redux\/dist\/.+\.mjs$/,
  '@reduxjs/toolkit': /node_modules\/@reduxjs\/toolkit\/dist\/redux-toolkit\.[a-z]+\.mjs$/,
  'styled-components': /node_modules\/styled-components\/dist\/.+\.js$/,
  'react-router': /node_modules\/react-router\/dist\/(production|development)\/.+\.mjs$/,
  '@updown/shared': /\/shared\/src\/index\.ts$/,
};

/**
 * Appends a statement to those files, in every app, that records the evaluation on `globalThis`. A second copy records
 * itself too, whichever bundle it comes from, so `window.updown.singletons` counts the copies that ran.
 */
export const countEvaluations: RuleSetRule[] = Object.entries(counted).map(([name, test]) => ({
  test,
  enforce: 'post',
  use: {
    loader: join(import.meta.dirname, 'count-evaluations-loader.cjs'),
    options: { name, version: versionOf(name) },
  },
}));
