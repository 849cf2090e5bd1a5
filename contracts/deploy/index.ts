export { deploy, type Deployment } from './deploy';
export { lossRefusal, lossSummary, termsText } from './farming';
export { localSettings, networks } from './networks';
export { postingRules, publicChains } from './public-chains';
export {
  type DeploymentSettings,
  type DeviationRule,
  type FeedSettings,
  gameDefaults,
  ion,
} from './settings';
export { verifyDeployment } from './verify';
