import {
  authorizeBeforeSignIn,
  authorizeQuickPlay,
  endQuickPlay,
  quickPlayApi,
  quickPlayEndRequested,
  readConfig,
  refetchTags,
  revokeSession,
  selectSessionKey,
  sendTransaction,
  serverClock,
  sessionEnded,
  sessionKeyGone,
  sessionKeyHeld,
  sessionStarted,
  toastShown,
  type AppThunk,
  type Config,
  type QuickPlayBounds,
  type TransactionOutcome,
} from '@updown/shared';
import { t } from '../../texts/texts';
import type { Listen } from '../listener';
import { forgetKey, keyOf, makeKey, onKeyChangedElsewhere } from './session-key';

/** The contract allows a day from the block's time, which may be slightly behind the clock. */
const LONGEST_S = 24 * 3600 - 60;

/** Makes a key for the player and has `authorize` allow it. Rejects if that fails, and then there is no key. */
async function makeAllowedKey(
  player: string,
  bounds: QuickPlayBounds,
  authorize: (grant: QuickPlayBounds & { key: string }) => Promise<TransactionOutcome>,
): Promise<void> {
  const end = Math.min(bounds.end, Math.floor(serverClock.now() / 1000) + LONGEST_S);
  // Stored first, so that a reload while the operator sends the bounds does not lose the key.
  const key = await makeKey(player, end);
  const outcome = await authorize({ ...bounds, end, key });
  if (outcome.ok) return;
  // The owners of a contract account may still sign, and then the key can bet.
  if (outcome.error.isLost !== true) await forgetKey();
  throw outcome.error;
}

/** Makes a key and has the player allow it. Rejects with a `WalletError`; then there is no key. */
export function allowKey(bounds: QuickPlayBounds): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { userAddress: player } = getState().session;
    if (player === null) return;
    const config = await readConfig(dispatch);
    try {
      await makeAllowedKey(player, bounds, (grant) => dispatch(authorizeQuickPlay(config, grant)));
    } finally {
      await dispatch(takeUpKey());
      dispatch(refetchTags(['Player', 'Token']));
    }
  };
}

/** Like `allowKey`, for a passkey's account whose player is not signed in: the key signs the player in. */
export function allowKeyBeforeSignIn(
  player: string,
  bounds: QuickPlayBounds,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const config = await readConfig(dispatch);
    await makeAllowedKey(player, bounds, (grant) =>
      dispatch(authorizeBeforeSignIn(config, player, grant)),
    );
  };
}

/** Makes the page's state follow the key that the browser keeps. */
export function takeUpKey(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { userAddress: player, status } = getState().session;
    const isSignedIn = player !== null && status === 'authenticated';
    const kept = isSignedIn ? await keyOf(player, serverClock.now()) : null;
    dispatch(kept === null ? sessionKeyGone() : sessionKeyHeld(kept));
  };
}

function endByTime(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    // A reload during the wallet's prompt leaves a key that the player never allowed.
    const { data } = quickPlayApi.endpoints.bounds.select()(getState());
    const key = selectSessionKey(getState())?.toLowerCase();
    const wasAllowed = data?.session?.key.toLowerCase() === key;
    await forgetKey();
    dispatch(sessionKeyGone());
    dispatch(refetchTags(['Player']));
    if (!wasAllowed) return;
    const message = t('Quick play has expired. Your wallet confirms your bets again.');
    dispatch(toastShown({ type: 'info', title: t('Quick play has ended'), message }));
  };
}

/** Deletes the key at once, and has the operator end its session in the contract, too. Resolves with whether it did. */
export function endKey(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (selectSessionKey(getState()) === null) return true;
    const forget = async () => {
      dispatch(sessionKeyGone());
      await forgetKey();
    };
    try {
      const outcome = await dispatch(endQuickPlay(await readConfig(dispatch), forget));
      return outcome.ok;
    } catch {
      return false;
    } finally {
      await forget();
    }
  };
}

/** Ends the session of a key that this page does not hold. The wallet sends the transaction. */
export function revokeByWallet({ contracts }: Config): AppThunk<Promise<TransactionOutcome>> {
  return sendTransaction({
    kind: 'session',
    call: revokeSession(contracts.game),
    summary: t('End Quick play'),
    fallback: t('Quick play was not ended.'),
  });
}

/** The actions after which the page holds another key, or none. */
const changes = [sessionKeyHeld, sessionKeyGone, sessionEnded];

/** Keeps the key in step with the session, the other tabs and the player's requests. */
export function followQuickPlay(listen: Listen): AppThunk {
  return (dispatch) => {
    listen({
      actionCreator: sessionStarted,
      effect: (_action, page) => page.dispatch(takeUpKey()),
    });
    listen({
      actionCreator: sessionEnded,
      effect: async ({ payload }) => {
        if (payload?.keepsKey !== true) await forgetKey();
      },
    });
    listen({
      actionCreator: sessionKeyHeld,
      effect: async ({ payload: { end } }, page) => {
        // The game's clock can jump, so a timer would be late.
        const stop = serverClock.subscribe(() => {
          if (serverClock.now() >= end * 1000) void page.dispatch(endByTime());
        });
        await page.condition((action) => changes.some(({ match }) => match(action)));
        stop();
      },
    });
    listen({
      actionCreator: quickPlayEndRequested,
      effect: async (_action, page) => {
        const title = t('Quick play is off');
        const isRecorded = await page.dispatch(endKey());
        const message = isRecorded
          ? t('Your wallet confirms your bets again.')
          : t(
              'The key is deleted, so nobody can use it. The operator could not record the end in the contract.',
            );
        page.dispatch(toastShown({ type: isRecorded ? 'success' : 'info', title, message }));
        page.dispatch(refetchTags(['Player']));
      },
    });
    onKeyChangedElsewhere(() => void dispatch(takeUpKey()));
  };
}
