import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { versionOf } from './version';

// What must exist once in the page, and the files of it that run when it is evaluated.
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
 * Appends one statement to those files, in every app, which notes the evaluation on `globalThis`. A second copy, from
 * whatever bundle, notes itself too: `window.updown.singletons()` counts what really ran.
 */
export const countEvaluations: RuleSetRule[] = Object.entries(counted).map(([name, test]) => ({
  test,
  enforce: 'post',
  use: {
    loader: join(import.meta.dirname, 'count-evaluations-loader.cjs'),
    options: { name, version: versionOf(name) },
  },
}));
