// What the page needs soon, but not before it works: a chunk that it loads after the remotes of its first screen. Only
// load-later.ts imports this.
export { BalancePill } from '../header/balance-pill';
export { ClaimPill } from '../header/claim-pill';
export { LiveMark } from '../liveness/live-mark';
export { NotFoundPage } from '../pages/not-found-page';
export { Toaster } from '../toasts/toaster';
export { WrongChainNotice } from '../wallet-ui/wrong-chain-notice';
export { startServices } from './start-services';
