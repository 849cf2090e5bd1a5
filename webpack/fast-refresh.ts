import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Mode } from '../webpack.common';

const shim = join(import.meta.dirname, 'refresh-runtime.cjs');

/** Fast Refresh across separately built apps: all of them report to one refresh runtime, as there is one React. */
export const refreshAlias = { 'react-refresh/runtime$': shim };

export const fastRefresh = (mode: Mode) =>
  mode === 'development'
    ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, shim] })]
    : [];
