export { deploy, type Deployment } from './deploy';
export { localSettings, networks } from './networks';
export { publicChains } from './public-chains';
export { type DeploymentSettings, type FeedSettings, gameDefaults, ion } from './settings';
export { verifyDeployment } from './verify';
