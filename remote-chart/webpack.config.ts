import { remoteConfig } from '../webpack.common';

export default remoteConfig({
  name: 'chart',
  dir: import.meta.dirname,
  exposes: {
    './PriceChart': './src/price-chart/price-chart.tsx',
    './LiveResults': './src/live-results/live-results.tsx',
  },
});
