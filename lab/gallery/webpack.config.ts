import { join } from 'node:path';
import type { AppConfig } from '../../webpack/app-config';
import { hostConfig } from '../../webpack.common';

const host = hostConfig({ dir: join(import.meta.dirname, '..', '..', 'host') });

/** The host's own build with another entry, so that the gallery has the page's template, font and shared modules. */
const gallery: AppConfig = (env, argv) => ({
  ...host(env, argv),
  entry: { main: join(import.meta.dirname, 'main.tsx') },
  // The gallery must not share the host's build cache.
  cache: false,
});

export default gallery;
