import webpack from 'webpack';
import type { AppConfig } from '../webpack/app-config';
import { hostConfig } from '../webpack.common';

const host = hostConfig({ dir: import.meta.dirname });

const config: AppConfig = (env, argv) => {
  const common = host(env, argv);
  return {
    ...common,
    plugins: [
      ...(common.plugins ?? []),
      // The public keys of the site that this build is for, such as 'a:MFkw…,b:MFkw…'. A build without keys runs on localhost
      // only.
      new webpack.EnvironmentPlugin({ UPDOWN_SITE_KEYS: '' }),
    ],
  };
};

export default config;
