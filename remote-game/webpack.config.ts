import { remoteConfig } from '../webpack.common';

export default remoteConfig({
  name: 'game',
  dir: import.meta.dirname,
  exposes: {
    './GamePanel': './src/game-panel/game-panel.tsx',
    './PlayersHistory': './src/players-history/players-history.tsx',
  },
});
