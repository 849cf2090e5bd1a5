// The writes that need a wallet, in the wallet's chunk. `writes.ts` loads it, and no other file imports this one.
export { authorizeBeforeSignIn, authorizeQuickPlay, endQuickPlay } from './authorize-quick-play';
export { followLost } from './follow-lost';
export { followRelayed } from './follow-relayed';
export { followTransaction } from './follow-transaction';
export { permitPrediction } from './permit-prediction';
export { relayClaim, relayPrediction } from './relay';
export { sendAccountCall, sendTransaction } from './send-transaction';
export { signCommand } from './sign-command';
export { signName } from './sign-name';
