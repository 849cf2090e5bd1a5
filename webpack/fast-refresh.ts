import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Mode } from './mode';

const shim = join(import.meta.dirname, 'refresh-runtime.cjs');

/** Fast Refresh across separately built apps: they all use one refresh runtime, because the page has one React. */
export const refreshAlias = { 'react-refresh/runtime$': shim };

export function fastRefresh(mode: Mode) {
  return mode === 'development'
    ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, shim] })]
    : [];
}
