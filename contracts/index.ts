// The entry point for the API and the pages. The bytecode is in ./deploy, so that pages do not load it.
export { errorAbi, feedAbi, gameAbi, timelockAbi, tokenAbi } from './generated/abi';
export { contractError, type CodedError } from './errors/contract-error';
export { englishText } from './errors/english-text';
export { errorTexts, type ErrorCode, type ParamsAfter, type ParamTypes } from './errors/texts';
export {
  predictionDomain,
  predictionTypes,
  sessionEndTypes,
  sessionGrantTypes,
  sessionPredictionTypes,
  type SignedPrediction,
} from './eip712';
export { hasCode, hasOwnKey } from './account-code';
export { bonusOf } from './payouts';
export { adminCommandTypes, commandDetails, type AdminCommand } from './admin-command';
export { gasLimit } from './gas-limit';
