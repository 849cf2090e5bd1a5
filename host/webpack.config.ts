import { hostConfig } from '../webpack.common';

export default hostConfig({ dir: import.meta.dirname });
