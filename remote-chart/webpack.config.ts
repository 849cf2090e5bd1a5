import webpack from 'webpack';
import { remoteConfig, type AppConfig } from '../webpack.common';

const remote = remoteConfig({ dir: import.meta.dirname });

const config: AppConfig = (env, argv) => {
  const common = remote(env, argv);
  return {
    ...common,
    plugins: [
      ...(common.plugins ?? []),
      // The provider's chart script; set it empty to offer our own chart alone.
      new webpack.EnvironmentPlugin({
        CHART_WIDGET_SCRIPT: 'https://moralis.com/static/embed/chart.js',
      }),
    ],
  };
};

export default config;
