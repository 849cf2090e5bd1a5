// What API and pages know of the contracts. No bytecode here (see ./deploy): it has no place in a page.
export { errorAbi, feedAbi, gameAbi, tokenAbi } from './generated/abi';
export { errorText, errorTexts, type ErrorName, type ErrorText } from './errors';
export { predictionDomain, predictionTypes, type SignedPrediction } from './eip712';
export { bonusOf } from './payouts';
export { adminCommandTypes, commandDetails, type AdminCommand } from './admin-command';
