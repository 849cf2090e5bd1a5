export { deploy, type Deployment } from './deploy';
export { localSettings, networks } from './networks';
export type { DeploymentSettings, FeedSettings } from './settings';
export { verifyDeployment } from './verify';
