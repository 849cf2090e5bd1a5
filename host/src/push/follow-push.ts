import {
  isApiError,
  pageLanguage,
  sessionEnded,
  sessionStarted,
  type AppThunk,
} from '@updown/shared';
import type { Listen } from '../listener';
import { loadPush } from './load-push';
import { keepPushPlayer, pushPlayer } from './push-choice';

/** Ends the player's notifications in this browser, if they have any. Never rejects. */
export function endPush(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (pushPlayer() === null) return;
    // First, so that other tabs do not repeat this.
    keepPushPlayer(null);
    await loadPush()
      .then(({ turnPushOff }) => dispatch(turnPushOff()))
      .catch(() => undefined);
  };
}

/** Renews the subscription for the session, which limits it. If that fails, it ends with the earlier session. */
function renewPush(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const player = pushPlayer();
    if (player === null || getState().session.status !== 'authenticated') return;
    const isWanted =
      player === getState().session.userAddress && Notification.permission === 'granted';
    if (!isWanted) return dispatch(endPush());
    await loadPush()
      .then(({ turnPushOn }) => dispatch(turnPushOn()))
      .catch((thrown: unknown) => {
        if (!isPassing(thrown)) keepPushPlayer(null);
      });
  };
}

/** Whether the next visit may succeed where this one failed. */
function isPassing(thrown: unknown): boolean {
  return isApiError(thrown) && (thrown.kind !== 'http' || (thrown.status ?? 0) >= 500);
}

/**
 * Keeps the notifications for a closed page in step with the session and the language. Returns a function that stops.
 * `hasSession`: whether this browser has a session, of any tab.
 */
export function followPush(listen: Listen, hasSession: () => boolean): AppThunk<() => void> {
  return (dispatch) => {
    listen({
      actionCreator: sessionStarted,
      effect: (_action, page) => page.dispatch(renewPush()),
    });
    listen({
      actionCreator: sessionEnded,
      // Not if another tab has started the next session already.
      effect: (_action, page) => {
        if (!hasSession()) return page.dispatch(endPush());
      },
    });
    let language = pageLanguage.language();
    const stop = pageLanguage.subscribe(() => {
      if (language === pageLanguage.language()) return;
      language = pageLanguage.language();
      void dispatch(renewPush());
    });
    if (!hasSession()) void dispatch(endPush());
    return stop;
  };
}
