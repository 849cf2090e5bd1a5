// The writes of a player with a wallet, in the wallet's chunk. Only `writes.ts` may import this file.
export { followRelayed } from './follow-relayed';
export { followTransaction } from './follow-transaction';
export { permitPrediction } from './permit-prediction';
export { relayClaim, relayPrediction } from './relay';
export { sendTransaction } from './send-transaction';
export { signCommand } from './sign-command';
