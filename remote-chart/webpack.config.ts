import { join } from 'node:path';
import webpack from 'webpack';
import type { AppConfig } from '../webpack/app-config';
import { remoteConfig } from '../webpack.common';

/** The provider's chart script; an empty value leaves only our own chart. */
const script = process.env.CHART_WIDGET_SCRIPT ?? 'https://moralis.com/static/embed/chart.js';

const remote = remoteConfig({ dir: import.meta.dirname });

const config: AppConfig = (env, argv) => {
  const common = remote(env, argv);
  return {
    ...common,
    module: {
      ...common.module,
      rules: [
        ...(common.module?.rules ?? []),
        {
          test: /widget-frame\.html$/,
          type: 'asset/resource',
          // The frame runs no script except this one.
          loader: join(import.meta.dirname, 'src/widget/widget-script-loader.cjs'),
          options: { script },
        },
      ],
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.EnvironmentPlugin({ CHART_WIDGET_SCRIPT: script }),
    ],
  };
};

export default config;
