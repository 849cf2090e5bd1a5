import { onSite, pageLanguage, type AppThunk } from '@updown/shared';
import { pushApi } from './push-api';
import { keepPushPlayer } from './push-choice';

/** A fixed name, so that browsers find the worker's next version (host/public). */
const WORKER = onSite('/push-worker.js');
/** Contains no page: the worker controls none, and the browser does not start it for a visit. */
const SCOPE = onSite('/push-worker/');

/** The browser's registration of the worker, once the worker may subscribe. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, {
    scope: SCOPE,
  });
  const starting = registration.installing ?? registration.waiting;
  if (registration.active !== null || starting === null) return registration;
  await new Promise<void>((resolve, reject) => {
    starting.addEventListener('statechange', () => {
      if (starting.state === 'activated') resolve();
      if (starting.state === 'redundant') reject(new Error('The service worker did not start.'));
    });
  });
  return registration;
}

function isFor(publicKey: string, { options }: PushSubscription): boolean {
  const key = options.applicationServerKey;
  if (key === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** The browser's subscription for the operator's key; a subscription for an earlier key is replaced. */
async function subscriptionFor(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeWorker();
  const existing = await pushManager.getSubscription();
  if (existing !== null && isFor(publicKey, existing)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
}

/**
 * Has the player's results and payouts sent to this browser, until the session ends. Called again, it renews the
 * subscription, in the page's language. Rejects if the browser or the API refuses.
 */
export function turnPushOn(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { userAddress: player } = getState().session;
    if (player === null) return;
    const { publicKey } = await dispatch(pushApi.endpoints.pushKey.initiate()).unwrap();
    if (publicKey === null) return dispatch(turnPushOff());
    const { endpoint, keys } = (await subscriptionFor(publicKey)).toJSON();
    const [p256dh = '', auth = ''] = [keys?.['p256dh'], keys?.['auth']];
    const body = { endpoint: endpoint ?? '', keys: { p256dh, auth } };
    const { pushSubscribe } = pushApi.endpoints;
    const language = pageLanguage.language();
    await dispatch(pushSubscribe.initiate({ ...body, language }, { track: false })).unwrap();
    // Meanwhile the player may have signed out.
    if (getState().session.userAddress === player) keepPushPlayer(player);
    else await dispatch(turnPushOff());
  };
}

/** Whether the browser still has the subscription; it can end one by itself. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) != null;
}

/**
 * Ends the subscription at the server, while there is a session, and in the browser, with the worker. The push service
 * then refuses further messages, so the server learns of it even without a session.
 */
export function turnPushOff(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    keepPushPlayer(null);
    const registration = await navigator.serviceWorker.getRegistration(SCOPE);
    const subscription = await registration?.pushManager.getSubscription();
    if (!registration || !subscription) return;
    const atServer = async () => {
      if (getState().session.token === null) return;
      const { endpoint } = subscription;
      await dispatch(pushApi.endpoints.pushUnsubscribe.initiate({ endpoint }, { track: false }));
    };
    // At the same time: neither part depends on the other.
    await Promise.all([atServer(), subscription.unsubscribe()]);
    await registration.unregister();
  };
}
