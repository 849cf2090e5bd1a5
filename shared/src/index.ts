/** The contract between the host and the remotes: everything that they may use of each other. */
export * from './facade';

export { api } from './api/api';
export { errorMessage, isApiError, type ApiError } from './api/api-error';
export * from './api/admin';
export * from './api/auth';
export * from './api/largest-stakes';
export * from './api/player';
export * from './api/price';
export * from './api/round-check';
export * from './api/rounds';
export * from './api/system';
export * from './api/token';
export type * from './api/types';

export { serverClock } from './clock/server-clock';
export { syncClock } from './clock/sync-clock';
export { secondsUntil, useClock, useSecondsUntil } from './clock/use-clock';
export { useClockText } from './clock/use-clock-text';
export { bonusOf } from '@updown/contracts';
export * from './contracts/calls';
export * from './contracts/operator-calls';
export type { RoundCheck } from './contracts/round-reads';
export type { TokenInfo } from './contracts/token-reads';

export * from './format/address';
export * from './format/amount';
export * from './format/price';
export * from './format/time';

export { boundedImport } from './loading/bounded-import';

export { partLoaded, selectParts } from './parts/parts-slice';
export * from './session/session-slice';
export {
  createStore,
  type AppDispatch,
  type AppStore,
  type AppThunk,
  type RootState,
} from './store/create-store';
export { useAppDispatch, useAppSelector, useSession, useWallet } from './store/hooks';
export { openStream } from './stream/open-stream';
export { readAgain } from './api/read-again';
export { selectStreamConnected } from './stream/stream-slice';
export { POLL_MS, usePolling } from './stream/use-polling';
export { GlobalStyle } from './theme/global-style';
export { theme, type Theme } from './theme/theme';
export * from './toast/toast-slice';
export { followRelayed } from './transactions/follow-relayed';
export { followTransaction } from './transactions/follow-transaction';
export { signCommand } from './transactions/sign-command';
export { permitPrediction } from './transactions/permit-prediction';
export { relayClaim, relayPrediction } from './transactions/relay';
export { sendTransaction, type TransactionRequest } from './transactions/send-transaction';
export type { TransactionOutcome, Write } from './transactions/track-transaction';
export * from './transactions/transaction-slice';
export type { StoreExtra, WalletPort, WalletRequest } from './wallet/wallet';
export { toWalletError, WalletError } from './wallet/wallet-error';
export * from './wallet/wallet-slice';

export { waitInSight } from './visibility/wait-in-sight';

export { Badge } from './ui/badge';
export { Button } from './ui/button';
export { Card } from './ui/card';
export { Dialog } from './ui/dialog';
export { Direction } from './ui/direction';
export { Failure } from './ui/failure';
export { Field } from './ui/field';
export { Notice } from './ui/notice';
export { Skeleton } from './ui/skeleton';
export { SourceBadge } from './ui/source-badge';
export { Stat, Stats } from './ui/stat';
export { Steps } from './ui/steps';
export { VisuallyHidden } from './ui/visually-hidden';
