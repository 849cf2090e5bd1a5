/** The contract between the host and the remotes, and the only way in which they depend on each other. */
export * from './facade';

export { api } from './api/api';
export { errorMessage, isApiError, type ApiError } from './errors/api-error';
export {
  adminApi,
  useAuditLogQuery,
  useContractInfoQuery,
  useGameStatusQuery,
  useOperatorOverviewQuery,
  useHouseFiguresQuery,
  useIsAdmin,
  useOwnerInfoQuery,
  isAdmin,
  type AdminCommandName,
  type AdminCommands,
} from './api/admin';
export { authApi } from './api/auth';
export { largestStakesApi, useLargestStakesQuery } from './api/largest-stakes';
export { recordFile, ticksFile } from './api/base-query';
export { onSite, SITE_PATH } from './api/site-path';
export { readConfig } from './api/chain-access';
export { readOnce } from './api/read-once';
export { orEmpty } from './api/or-empty';
export {
  NO_PREDICTION,
  NO_SUMMARY,
  playerApi,
  useClaimableRewardsQuery,
  useOwnPredictionQuery,
  usePotentialRewardsQuery,
  usePredictionsSummaryQuery,
  useRecentPredictionsQuery,
} from './api/player';
export {
  priceApi,
  useCurrentPriceQuery,
  usePriceHistoryQuery,
  useRoundPricesQuery,
} from './api/price';
export {
  useOlderHistoryInfiniteQuery,
  usePlayerPredictionsInfiniteQuery,
  usePlayerRecordQuery,
  useRoundEntriesQuery,
} from './api/records';
export { roundCheckApi, useRoundCheckQuery } from './api/round-check';
export {
  roundsApi,
  useCurrentRoundQuery,
  useDepositLimitsQuery,
  usePlayersHistoryQuery,
  useRoundStatsQuery,
} from './api/rounds';
export { systemApi, useConfigQuery, useDevFaucetMutation, useHealthQuery } from './api/system';
export { traceIdOf, traceOf } from './api/log-call';
export { tokenApi, useAllowanceQuery, useCanPermitQuery, useTokenInfoQuery } from './api/token';
export type { AdminResult, ContractInfo, OwnerInfo } from '@updown/protocol/api/admin';
export type { UserProfile } from '@updown/protocol/api/auth';
export type { HouseDay, HouseFigures } from '@updown/protocol/api/house';
export type {
  LeaderboardOrder,
  LeaderboardPage,
  LeaderboardPeriod,
  LeaderboardPlace,
  LeaderboardRow,
} from '@updown/protocol/api/leaderboard';
export type { OwnName } from '@updown/protocol/api/names';
export type { AuditEntry, OperatorOverview, PriceCheck } from '@updown/protocol/api/operator';
export type { ClaimableReward, OwnPrediction, RecentPrediction } from '@updown/protocol/api/player';
export type { Candle, CurrentPrice, PriceHistory, RoundPrices } from '@updown/protocol/api/price';
export type { OwnBounds } from '@updown/protocol/api/quick-play';
export type {
  CurvePoint,
  PlayerPrediction,
  PlayerRecord,
  RoundEntries,
} from '@updown/protocol/api/record';
export type {
  CurrentRound,
  CurrentRoundResponse,
  DepositLimits,
  GameStatus,
  PlayerHistoryItem,
  PlayersHistoryResponse,
  RoundHistoryItem,
} from '@updown/protocol/api/rounds';
export type { Config } from '@updown/protocol/api/system';
export { useSymbol } from './api/system';

export { serverClock } from './api/clock/server-clock';
export { syncClock } from './api/sync-clock';
export { secondsLeft, useClock } from './api/clock/use-clock';
export { useClockText } from './api/clock/use-clock-text';
export { bonusOf } from '@updown/protocol/payouts';
export {
  MAX_ALLOWANCE,
  approve,
  claimManyRewards,
  claimRewards,
  makePrediction,
  revokeSession,
  setDailyLimit,
  startNewRound,
  takeBreak,
  type Call,
  type Prediction,
} from './wallet/calls';
export { fundReserve, pause, unpause } from './wallet/calls';
export { readStartPrice } from './transactions/start-price';
export { provideTestTokens } from './transactions/test-tokens';
export { hasCode } from '@updown/contracts/account-code';
export { loadEvm, prepareEvm } from './evm/load-evm';
export { safeApi, useHoldersQuery } from './safe/holders';
export { proposeToSafe, type SafeProposal } from './safe/propose-to-safe';
export type { Outcome as SimulationOutcome, Simulated } from './evm/simulate';
export { adminCalls, type AdminFunction, type Kind } from '@updown/contracts/safe/admin-calls';
export { hasContract, hasTimelock, routeOf, type Holders } from '@updown/contracts/safe/route';
export type { TokenInfo } from './evm/token-reads';

export {
  PLAYER_PATH,
  explorerAddress,
  explorerTransaction,
  isAddress,
  playerPath,
  shortAddress,
  shortHash,
} from './format/address';
export { toAddress } from './format/to-address';
export {
  TOKEN_DECIMALS,
  exactAmount,
  formatAmount,
  formatCount,
  formatProfit,
  formatThousands,
  formatTokens,
  parseAmount,
  plainTokens,
} from './format/amount';
export {
  amountFromElsewhere,
  groupDigits,
  isAmbiguousAmount,
  isWellGrouped,
  readAmount,
  ungrouped,
} from './format/read-amount';
export { byLocale, separators, type Separators } from './format/by-locale';
export { formatPercent, formatPrice, formatShare, formatWholePercent } from './format/price';
export {
  formatCountdown,
  formatDayAndTime,
  formatDuration,
  formatHourAndMinute,
  formatTime,
} from './format/time';

export { priceFreshness, type Freshness } from './api/price-freshness';
export { usePriceAge, usePriceFreshness } from './api/use-price-freshness';

export { createTexts, msg, type Text } from './i18n/create-texts';
export { LANGUAGES, isLanguage, languageNames, type Language } from './i18n/languages';
export { pageLanguage } from './i18n/page-language';
export { useLanguage } from './i18n/page-language';

export { importWithTimeout } from './loading/import-with-timeout';
export { loadLasting } from './loading/load-once';
export { loadOnce } from './loading/load-once';

export { forRemote } from './remote/for-remote';
export { OfferedPlace, usePlaceContext, type OfferedContexts } from './remote/offered-place';
export { PartContext, useSettings, type EntriesProps, type PartScope } from './remote/part-scope';
export type { Owner } from './store/owner';
export { onSlotFault } from './store/remote-slots';
export { followsRead, followToggled, selectFollows } from './store/follows-slice';
export { versionLeft, versionRecorded, selectVersions } from './store/versions-slice';
export {
  balanceRead,
  chainSwitchRequested,
  sessionEnded,
  sessionLoading,
  sessionReconnecting,
  sessionStarted,
  signOutRequested,
  walletDialogRequested,
  walletExpected,
} from './store/session-slice';
export { useWalletIntent } from './store/hooks';
export {
  isRoundRunning,
  roundPhase,
  roundStatus,
  type RoundPhase,
  type RoundStatus,
} from './round/round-phase';
export { OwnStatistics, streakText } from './ui/statistics/own-statistics';
export { ProfitCurve } from './ui/statistics/profit-curve';
export { createCoreStore, type CoreStore } from './store/core-store';
export { attachApi, createStore } from './api/create-store';
export { takeHintedReads } from './api/hinted-reads';
export type { AppDispatch, AppStore, AppThunk, RootState } from './store/root-state';
export { useAppDispatch, useAppSelector, useSession, useWallet } from './store/hooks';
export { openStream } from './api/stream/open-stream';
export { siteReleased } from './api/stream/site-released';
export { refetchTags } from './api/refetch-tags';
export { selectStreamConnected, streamChanged } from './store/stream-slice';
export { POLL_MS, usePolling } from './api/stream/use-polling';
export { media } from './theme/theme';
export { MOTION_QUERY } from './theme/motion';
export { PageStyle } from './theme/page-style';
export { theme, themes, type Scheme, type Theme } from './theme/theme';
export { useMediaQuery } from './theme/use-media-query';
export {
  TRANSACTION_TOAST_MS,
  selectToasts,
  toastClosed,
  toastShown,
  type NewToast,
  type Toast,
} from './store/toast-slice';
export {
  followLost,
  followRelayed,
  followTransaction,
  authorizeBeforeSignIn,
  authorizeQuickPlay,
  endQuickPlay,
  permitPrediction,
  relayClaim,
  relayPrediction,
  sendAccountCall,
  sendTransaction,
  signCommand,
  signName,
} from './transactions/writes';
export { useBoundsQuery, quickPlayApi } from './api/quick-play';
export { coversStake, useQuickPlay, type QuickPlay } from './quick-play/quick-play';
export {
  quickPlayDialogRequested,
  quickPlayEndRequested,
  selectSessionKey,
  sessionKeyGone,
  sessionKeyHeld,
} from './store/quick-play-slice';
export { allowQuickPlay, boundsOfOneBet, boundsOfToday } from './quick-play/bounds';
export { betConfirmed, betTaken, selectConfirmedBet } from './store/bet-slice';
export type { BetOffer, ChosenBet } from './store/bet-offer';
export type { TypedData } from './wallet/wallet';
export { stopWaiting } from './transactions/stop-waiting';
export type { TransactionOutcome, Write } from './transactions/track-transaction';
export {
  belongsToWallet,
  failureOf,
  isAwaited,
  isInProgress,
  isLost,
  selectHasLost,
  selectTransactions,
  transactionConfirmed,
  transactionFailed,
  transactionIndexed,
  transactionRelaying,
  transactionSent,
  transactionSigning,
  transactionsRestored,
  type Lost,
  type Transaction,
  type TransactionKind,
} from './store/transaction-slice';
export type { QuickPlayBounds, SessionKeyPort, WalletPort, WalletRequest } from './wallet/wallet';
export { isRejection, toWalletError, WalletError } from './wallet/wallet-error';
export {
  chainChanged,
  walletConnected,
  walletConnecting,
  walletRestoring,
  walletDisconnected,
  walletSigning,
} from './store/wallet-slice';

export { sleepUntilVisible } from './loading/sleep-until-visible';

export { Amount, Profit } from './ui/amount';
export { Badge } from './ui/badge';
export { Button } from './ui/button';
export { Card } from './ui/card';
export { Choice } from './ui/choice';
export { CopyButton } from './ui/copy-button';
export { Dialog } from './ui/dialog';
export { prepareDialog } from './ui/modal/load-modal';
export { Direction } from './ui/direction';
export { Failure, TraceMark } from './ui/failure';
export { Field } from './ui/field';
export { FollowButton } from './ui/follow-button';
export { Link, NavLink } from './ui/link/link';
export { Notice } from './ui/notice';
export { PlayerName } from './ui/player-name';
export { PriceChange } from './ui/price-change';
export { Select } from './ui/field';
export { Skeleton } from './ui/skeleton';
export { isSimulated } from './ui/source-badge';
export { SourceBadge } from './ui/source-badge';
export { Stat, Stats } from './ui/stat';
export { Steps } from './ui/steps';
export { VisuallyHidden } from './ui/visually-hidden';
