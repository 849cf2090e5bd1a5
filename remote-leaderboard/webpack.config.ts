import { remoteConfig } from '../webpack.common';

export default remoteConfig({ dir: import.meta.dirname });
