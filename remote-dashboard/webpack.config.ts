import { remoteConfig } from '../webpack.common';

export default remoteConfig({
  name: 'dashboard',
  dir: import.meta.dirname,
  exposes: {
    './Dashboard': './src/dashboard/dashboard.tsx',
  },
});
